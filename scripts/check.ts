/** `npm run check`: format and lint, types, unused code. `npm run check -- --fix` formats. */
import { toolEnvironment } from './builds.ts';
import { commands } from './paths.ts';
import { run } from './process.ts';

const env = { ...process.env, ...toolEnvironment };
const fix = process.argv.includes('--fix');
const checks: [string, string, string[]][] = [
  ['Format and lint', commands.biome, ['check', ...(fix ? ['--write'] : [])]],
  ['Types', commands.tsc, ['--project', 'tsconfig.json']],
  ['Types of the site', commands.tsc, ['--project', 'site/tsconfig.json']],
  ['Types of the backend', commands.tsc, ['--project', 'cms/tsconfig.json']],
  ['Unused code', commands.knip, []],
];

for (const [name, file, words] of checks) {
  console.log(name);
  await run(file, words, { env }).catch(() => {
    console.error(`${name}: not right.\n`);
    process.exitCode = 1;
  });
}
