/**
 * Tests a whole college from outside; `npm test` runs the same tests in tests/contract.
 *
 * @long 60 s
 * @for contract site/cache site/kinds site/pages
 */
import { expect, inject, test } from 'vitest';
import { openForeign } from '../support/calls/foreign.ts';
import { command } from '../support/command.ts';

const patience = 300_000;
const judge = (url: string) =>
  command('conformance', [url], { CONFORMANCE_RUNS: '2' }, process.cwd());
const closing = /\n(\d+) passed, (\d+) failed\n$/;

test('our backend passes the conformance tests', { timeout: patience }, async () => {
  const { code, text } = await judge(inject('cms'));
  expect(text).toMatch(closing);
  const [, passed, failed] = closing.exec(text) ?? [];
  expect([text, failed, code]).toEqual([text, '0', 0]);
  expect(Number(passed)).toBeGreaterThan(400);
});

test('a backend without our additional calls passes them too', { timeout: patience }, async () => {
  const foreign = await openForeign(inject('cms'));
  const { code, text } = await judge(foreign.origin);
  foreign.close();
  expect([text, code]).toEqual([expect.stringMatching(/[1-9]\d\d passed, 0 failed\n$/), 0]);
});
