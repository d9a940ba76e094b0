import { execa } from 'execa';
import { toolEnvironment } from '../build/parts.ts';
import { commands, root } from '../paths.ts';

type Check = [name: string, program: string, words: string[]];

const checks: Check[] = [
  // Each checker works out anew what they share, and other checks want the other cores.
  ['Types', commands.tsc, ['--project', 'tsconfig.json', '--checkers', '1']],
  ['Unused code', commands.knip, []],
];

export const format = (fix: boolean): Check => [
  'Format and lint',
  commands.biome,
  ['check', ...(fix ? ['--write'] : [])],
];

/** Says what is not right, and sees to the exit code; resolves with how many checks passed and failed. */
export async function runChecks(
  first = format(false),
  others = checks,
): Promise<{ passed: number; failed: number }> {
  // The first may write what the others read.
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
  if (failed) console.error(`${all}\n${name}: not right.\n`);
  else console.log(name);
  return !failed;
}
