import { expect, it } from 'vitest';
import { moveRevisionOfShownText } from './shown-change.ts';

const pages = [{ number: 1, text: 'Fees' }];
const readText = { state: 'read', pages };

/** True if the hook checks the file's visibility. */
async function isVisibilityChecked(doc: object, previousDoc?: object): Promise<boolean> {
  const payload = new Proxy({}, { get: () => expect.fail('Asked.') });
  const args = { doc: { file: 3, ...doc }, previousDoc, req: { payload } };
  return moveRevisionOfShownText(args as never).then(
    () => false,
    () => true,
  );
}

it.each([
  ['a queued file', { state: 'waiting' }, undefined, false],
  ['a file that is being read', { state: 'reading' }, { state: 'waiting' }, false],
  ['a file without text', { state: 'nothing' }, { state: 'reading' }, false],
  ['an unchanged text', { ...readText, tries: 1 }, readText, false],
  ['a new text', readText, { state: 'reading' }, true],
  ['a changed text', { ...readText, pages: [{ number: 1, text: 'Fee' }] }, readText, true],
  ['a text that is read again', { ...readText, state: 'reading' }, readText, true],
  ['a deleted text', { state: 'waiting' }, readText, true],
])('checks if %s may change the website, %s → %s: %s', async (_, doc, before, isNews) => {
  expect(await isVisibilityChecked(doc, before)).toBe(isNews);
});
