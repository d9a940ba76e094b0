/** `npm run conformance` on a few calls of a backend that is not ours; tests/long has it judge all of them. */
import { expect, inject, test } from 'vitest';
import { openForeign } from '../support/calls/foreign.ts';
import { command } from '../support/command.ts';

test('what differs is listed, and nothing was written', async () => {
  const asked: string[] = [];
  const foreign = await openForeign(inject('cms'), {
    getcourse: (answer) => answer.setHeader('Content-Type', 'application/json').end('"none"'),
    addvisitornote: () => asked.push('addvisitornote'),
    'initialisation/setcount': () => asked.push('setcount'),
    getdepartments: (answer) =>
      answer.writeHead(302, { Location: 'http://elsewhere.invalid/' }).end(),
  });
  const calls = ['getcourse', 'getdepartments', 'getcommittee', 'getcollege'];
  const written = ['addvisitornote', 'initialisation/setcount'];
  const env = { CONFORMANCE_RUNS: '2', CONFORMANCE_CALLS: [...calls, ...written].join() };
  const { code, said } = await command('conformance', [foreign.origin], env, process.cwd());
  foreign.close();
  expect(code).toBe(1);
  expect(said).toMatch(/\n[1-9]\d passed, \d+ failed\n$/);
  expect(said).toContain('getcourse > can be read by GET');
  expect(said).toMatch(/getdepartments > can be read by GET\n.*302/);
  expect(said).not.toMatch(/elsewhere\.invalid|(getcommittee|getcollege) > can be read/);
  expect(asked).toEqual([]);
});
