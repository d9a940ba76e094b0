import { execa } from 'execa';
import { toolEnvironment } from '../build/parts.ts';
import { commands, root } from '../paths.ts';

type Check = [name: string, program: string, words: string[]];

const checks: Check[] = [
  ['Types', commands.tsc, ['--project', 'tsconfig.json']],
  ['Types of the site', commands.tsc, ['--project', 'site/tsconfig.json']],
  ['Types of the backend', commands.tsc, ['--project', 'cms/tsconfig.json']],
  ['Unused code', commands.knip, []],
];

/** Says what is not right; resolves with how many checks passed and failed. */
export async function runChecks(fix = false): Promise<{ passed: number; failed: number }> {
  // It may write what the others read.
  const first = await holds([
    'Format and lint',
    commands.biome,
    ['check', ...(fix ? ['--write'] : [])],
  ]);
  const all = [first, ...(await Promise.all(checks.map(holds)))];
  const passed = all.filter(Boolean).length;
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
