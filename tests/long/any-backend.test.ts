/** A whole college judged from outside; `npm test` asks the same of it in tests/contract. */
import { expect, inject, test } from 'vitest';
import { openForeign } from '../support/calls/foreign.ts';
import { command } from '../support/command.ts';

const patience = 300_000;
const judge = (url: string) =>
  command('conformance', [url], { CONFORMANCE_RUNS: '2' }, process.cwd());
const closing = /\n(\d+) passed, (\d+) failed\n$/;

test('our backend is as the contract promises', { timeout: patience }, async () => {
  const { code, said } = await judge(inject('cms'));
  expect(said).toMatch(closing);
  const [, passed, failed] = closing.exec(said) ?? [];
  expect([said, failed, code]).toEqual([said, '0', 0]);
  expect(Number(passed)).toBeGreaterThan(400);
});

test('so is one that has no call of ours', { timeout: patience }, async () => {
  const foreign = await openForeign(inject('cms'));
  const { code, said } = await judge(foreign.origin);
  foreign.close();
  expect([said, code]).toEqual([expect.stringMatching(/[1-9]\d\d passed, 0 failed\n$/), 0]);
});
