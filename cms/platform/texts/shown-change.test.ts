import { expect, it } from 'vitest';
import { moveRevisionWhereShown } from './shown-change.ts';

const pages = [{ number: 1, text: 'Fees' }];
const read = { state: 'read', pages };

/** Whether it is looked whether visitors see the file. */
async function isAsked(doc: object, previousDoc?: object): Promise<boolean> {
  const payload = new Proxy({}, { get: () => expect.fail('Asked.') });
  const args = { doc: { file: 3, ...doc }, previousDoc, req: { payload } };
  return moveRevisionWhereShown(args as never).then(
    () => false,
    () => true,
  );
}

it.each([
  ['a file that waits', { state: 'waiting' }, undefined, false],
  ['a file that is being read', { state: 'reading' }, { state: 'waiting' }, false],
  ['a file that says nothing', { state: 'nothing' }, { state: 'reading' }, false],
  ['a text that stays', { ...read, tries: 1 }, read, false],
  ['a text that comes', read, { state: 'reading' }, true],
  ['a text that changes', { ...read, pages: [{ number: 1, text: 'Fee' }] }, read, true],
  ['a text that is read anew', { ...read, state: 'reading' }, read, true],
  ['a text that goes', { state: 'waiting' }, read, true],
])('%s may be news of the website: %s → %s: %s', async (_, doc, before, isNews) => {
  expect(await isAsked(doc, before)).toBe(isNews);
});
