import { expect, it } from 'vitest';
import { moveRevisionOfShownText } from './shown-change.ts';

const pages = [{ number: 1, text: 'Fees' }];
const load = { state: 'read', pages };

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
  ['a file that waits', { state: 'waiting' }, undefined, false],
  ['a file that is being read', { state: 'reading' }, { state: 'waiting' }, false],
  ['a file that says nothing', { state: 'nothing' }, { state: 'reading' }, false],
  ['a text that stays', { ...load, tries: 1 }, load, false],
  ['a text that comes', load, { state: 'reading' }, true],
  ['a text that changes', { ...load, pages: [{ number: 1, text: 'Fee' }] }, load, true],
  ['a text that is read anew', { ...load, state: 'reading' }, load, true],
  ['a text that goes', { state: 'waiting' }, load, true],
])('%s may be news of the website: %s → %s: %s', async (_, doc, before, isNews) => {
  expect(await isVisibilityChecked(doc, before)).toBe(isNews);
});
