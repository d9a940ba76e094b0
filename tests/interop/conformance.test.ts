/** `npm run conformance` for a few calls of a foreign backend; tests/long runs it for all. */
import { expect, inject, test } from 'vitest';
import { openForeign } from '../support/calls/foreign.ts';
import { command } from '../support/command.ts';

test('the run without writes lists differences and writes nothing', async () => {
  const written: string[] = [];
  const foreign = await openForeign(inject('cms'), {
    getcourse: (answer) => answer.setHeader('Content-Type', 'application/json').end('"none"'),
    addvisitornote: () => written.push('addvisitornote'),
    'initialisation/setcount': () => written.push('setcount'),
    getdepartments: (answer) =>
      answer.writeHead(302, { Location: 'http://elsewhere.invalid/' }).end(),
  });
  const calls = ['getcourse', 'getdepartments', 'getcommittee', 'getcollege'];
  const writingCalls = ['addvisitornote', 'initialisation/setcount'];
  const env = { CONFORMANCE_RUNS: '2', CONFORMANCE_CALLS: [...calls, ...writingCalls].join() };
  const { code, text } = await command('conformance', [foreign.origin], env, process.cwd());
  foreign.close();
  expect(code).toBe(1);
  expect(text).toMatch(/\n[1-9]\d passed, \d+ failed\n$/);
  expect(text).toContain('getcourse > can be read by GET');
  expect(text).toMatch(/getdepartments > can be read by GET\n.*302/);
  expect(text).not.toMatch(/elsewhere\.invalid|(getcommittee|getcollege) > can be read/);
  expect(written).toEqual([]);
});
