import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { format, runChecks } from './checks.ts';
import { temporaryFolder } from './temporary.ts';

let folder: string;
const [log, errors] = [vi.fn(), vi.fn()];
beforeEach(async () => {
  folder = await temporaryFolder();
  for (const [method, mock] of [
    ['log', log],
    ['error', errors],
  ] as const)
    vi.spyOn(console, method).mockImplementation(mock.mockReset());
});
afterEach(() => {
  // Reset, because it would become the exit code of the test run.
  process.exitCode = undefined;
});

/** Runs a program with this code as a check. */
async function check(name: string, does: string): Promise<[string, string, string[]]> {
  const program = path.join(folder, `${name}.mjs`);
  await writeFile(program, does);
  return [name, program, []];
}

test('successful checks are listed by name', async () => {
  const [one, two] = [await check('One', ''), await check('Two', '')];
  expect(await runChecks(one, [two])).toEqual({ passed: 2, failed: 0 });
  expect(log.mock.calls).toEqual([['One'], ['Two']]);
  expect(process.exitCode).toBeUndefined();
});

test('a failed check is shown with its output, and sets the exit code', async () => {
  const one = await check('One', 'console.log("a.ts: too long"); process.exit(1);');
  const two = await check('Two', '');
  expect(await runChecks(one, [two])).toEqual({ passed: 1, failed: 1 });
  expect(errors.mock.calls).toEqual([['a.ts: too long\nOne: failed.\n']]);
  expect(process.exitCode).toBe(1);
});

test('the first check ends before the others start, because it may write files that they read', async () => {
  const fs = "const fs = await import('node:fs');";
  const file = JSON.stringify(path.join(folder, 'written'));
  const write = `setTimeout(() => fs.writeFileSync(${file}, 'formatted'), 100);`;
  const first = await check('First', fs + write);
  const second = await check('Second', `${fs} fs.readFileSync(${file});`);
  expect(await runChecks(first, [second])).toEqual({ passed: 2, failed: 0 });
});

test('prints only problems', () => {
  expect(format(false)[2]).toEqual(['check']);
  expect(format(true)[2]).toEqual(['check', '--write']);
});
