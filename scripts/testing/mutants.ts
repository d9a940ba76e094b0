/**
 * `npm run long -- mutants`: changes single places of each room and says which changes no test notices. `ROOM` names one
 * room, `MUTANTS` how many in each (20), `SEED` repeats a run. The files are changed in place, one at a time.
 */
import { execFile } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inRoot, root } from '../paths.ts';
import { describe, type Mutation, mutated, mutationsOf } from './mutants/mutations.ts';

/** Files of each room that hold no meaning of their own, or none that a test of a unit could reach. */
const rooms: Record<string, RegExp> = {
  contract: /calls\/call\.ts$/,
  site: /^site\/(strings|dist|vite\.config)|client\.ts$/,
  cms: /^cms\/(app|migrations|\.next)|payload-types/,
  scripts: /^scripts\/testing\/|(font|bench|screenshots|reference|dev|build)\.ts$/,
};
const notOurs = /node_modules|\/testing\/|\.test\.tsx?$|\.d\.ts$/;
/** Programs are tried by being started. */
const started = ['tests/deploy/backup', 'tests/deploy/start', 'tests/deploy/users'];
const MINUTES = 5;

const { ROOM, MUTANTS = '20', SEED = `${randomInt(2 ** 31)}` } = process.env;

interface Mutant {
  file: string;
  code: string;
  mutation: Mutation;
}

function mutantsOf(room: string): Mutant[] {
  const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !notOurs.test(file) && !rooms[room]?.test(file),
  );
  const all = files.sort().flatMap((file) => {
    const code = readFileSync(inRoot(file), 'utf8');
    return mutationsOf(file, code).map((mutation) => ({ file, code, mutation }));
  });
  const order = ({ file, mutation }: Mutant) =>
    createHash('sha1')
      .update(`${SEED} ${file} ${mutation.start} ${mutation.instead}`)
      .digest('hex');
  return all.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Number(MUTANTS));
}

/** Whether tests fail; one that never ends has noticed, too. */
async function fails(words: string[]): Promise<boolean> {
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const options = ['--run', '--bail=1', '--reporter=dot', '--passWithNoTests'];
  return promisify(execFile)(process.execPath, [vitest, ...words, ...options], {
    cwd: root,
    timeout: MINUTES * 60_000,
    maxBuffer: 1e9,
  }).then(
    () => false,
    () => true,
  );
}

async function isNoticed({ file, code, mutation }: Mutant): Promise<boolean> {
  const units = ['unit', 'backend', 'apart'].map((name) => `--project=${name}`);
  writeFileSync(inRoot(file), mutated(code, mutation));
  try {
    if (await fails(['related', file, ...units])) return true;
    return file.startsWith('scripts/') && (await fails(started));
  } finally {
    writeFileSync(inRoot(file), code);
  }
}

console.log(`SEED=${SEED} MUTANTS=${MUTANTS}`);
const caught: string[] = [];
for (const room of ROOM ? [ROOM] : Object.keys(rooms)) {
  const survivors: string[] = [];
  const mutants = mutantsOf(room);
  for (const mutant of mutants) {
    const { file, code, mutation } = mutant;
    if (await isNoticed(mutant)) continue;
    survivors.push(file);
    console.log(`  ${file}:${describe(code, mutation)}`);
  }
  caught.push(`${room}: ${mutants.length - survivors.length} of ${mutants.length} noticed`);
  console.log(caught.at(-1));
}
console.log(`\n${caught.join('\n')}`);
