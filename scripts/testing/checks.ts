import { execa } from 'execa';
import { toolEnvironment } from '../build/parts.ts';
import { commands, inRoot, root } from '../paths.ts';

type Check = [name: string, program: string, words: string[]];

const checks: Check[] = [
  // One checker, because several would repeat shared work and other checks need the other cores.
  ['Types', commands.tsc, ['--project', 'tsconfig.json', '--checkers', '1']],
  ['Unused code', commands.knip, []],
  ['Linear regular expressions', inRoot('scripts/testing/linear-patterns.ts'), []],
];

export const format = (fix: boolean): Check => [
  'Format and lint',
  commands.biome,
  ['check', ...(fix ? ['--write'] : [])],
];

/**
 * Prints failed checks and sets the exit code. Resolves with the numbers of passed and failed
 * checks.
 */
export async function runChecks(
  first = format(false),
  others = checks,
): Promise<{ passed: number; failed: number }> {
  // The first check may write files that the others read.
  const all = [await holds(first), ...(await Promise.all(others.map(holds)))];
  const passed = all.filter(Boolean).length;
  if (passed < all.length) process.exitCode = 1;
  return { passed, failed: all.length - passed };
}

async function holds([name, program, words]: Check): Promise<boolean> {
  const env = {
    ...toolEnvironment,
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
  const { failed, all } = await execa(process.execPath, [program, ...words], {
    cwd: root,
    env,
    all: true,
    reject: false,
  });
  if (failed) console.error(`${all}\n${name}: failed.\n`);
  else console.log(name);
  return !failed;
}
