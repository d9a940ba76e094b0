/**
 * `npm run long -- mutants`: changes single places of each room, in a copy, and says which changes no test notices.
 * `--room` names one room, `--count` how many in each (25), `--seed` repeats a run, `--patience` how many seconds the tests
 * that are asked about one file may take (120). Fails where fewer than nine in ten are noticed.
 */
import { createHash, randomInt } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../paths.ts';
import { copyOfProject } from './copy.ts';
import { reasonToLeave } from './mutants/left.ts';
import { describe, type Mutation, mutated, mutationsOf } from './mutants/mutations.ts';
import { nearestTests } from './mutants/nearest.ts';
import { Noticing, RINGS } from './mutants/noticing.ts';

const ENOUGH = 90;
/** Files of each room that hold no meaning of their own, or none that a test of a single file could reach. */
const rooms: Record<string, RegExp> = {
  contract: /activity-names\.ts$/,
  server: /^$/,
  // What the server puts together is tried by starting it, in `tests`.
  site: /^site\/(strings|dist|server|vite\.config)|client\.ts$/,
  // What a command does is tried by starting it, as those of `scripts` are.
  cms: /^cms\/(app|commands|migrations|\.next|words\/as)|payload-types/,
  // What a command line does is tried by starting it, in `tests/deploy` and `tests/interop`.
  scripts:
    /^scripts\/commands\/|(font|bench|screenshots|reference|release|dev|build|mutants|long)\.ts$/,
};
/** Whole pages and screens as they were recorded tell of most files, however far these are from them. */
const views = /^(site|cms)\/testing\/views\//;
/** What walks through all content types tells of each. */
const wholeContent =
  /^cms\/(testing\/access|content\/forms|platform\/database\/migrations)\.test\.ts$/;
const notOurs = /node_modules|\/testing\/|\bexample\.ts$|\.(test|examples)\.tsx?$|\.d\.ts$/;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    room: { type: 'string' },
    count: { type: 'string', default: '25' },
    seed: { type: 'string', default: `${randomInt(2 ** 31)}` },
    patience: { type: 'string', default: '120' },
  },
});
if (values.room && !rooms[values.room]) throw new Error(`No room is called ${values.room}.`);

interface Mutant {
  file: string;
  code: string;
  mutation: Mutation;
}

/** Every text by its path. */
const texts = new Map(
  [...Object.keys(rooms), 'deploy']
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

function mutantsOf(room: string): Mutant[] {
  const all = [...texts]
    .filter(([file]) => file.startsWith(`${room}/`) && !notOurs.test(file))
    .filter(([file]) => !rooms[room]?.test(file))
    .flatMap(([file, code]) =>
      mutationsOf(file, code).map((mutation) => ({ file, code, mutation })),
    );
  const order = ({ file, mutation }: Mutant) =>
    createHash('sha1')
      .update(`${values.seed} ${file} ${mutation.start} ${mutation.instead}`)
      .digest('hex');
  return all.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Number(values.count));
}

function testsOf({ file, code, mutation }: Mutant): string[] {
  const nearest = nearestTests(file, code.slice(mutation.start, mutation.end), texts);
  const isWide = (test: string) =>
    views.test(test) || (file.startsWith('cms/content/') && wholeContent.test(test));
  const isFirst = (test: string, index: number) => index < RINGS[0] || isWide(test);
  return [...nearest.filter(isFirst), ...nearest.filter((test, index) => !isFirst(test, index))];
}

const copy = copyOfProject();
const noticing = new Noticing(copy, Number(values.patience));
process.on('exit', () => {
  noticing.close();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

console.log(`--seed=${values.seed} --count=${values.count} --patience=${values.patience}`);
const broken = new Set<string>();
const summary: string[] = [];
for (const room of values.room ? [values.room] : Object.keys(rooms)) {
  const mutants = mutantsOf(room);
  let noticed = 0;
  let left = 0;
  await noticing.timeNearest(mutants.map(testsOf));
  for (const [index, mutant] of mutants.entries()) {
    const { file, code, mutation } = mutant;
    const answer = await noticing.notices(testsOf(mutant), {
      file,
      code,
      instead: mutated(code, mutation),
    });
    for (const test of answer.broken) broken.add(test);
    const reason = answer.noticed ? undefined : reasonToLeave(file, code, mutation);
    if (answer.noticed) noticed += 1;
    if (reason) left += 1;
    const fate = answer.noticed ? 'noticed' : reason ? `left: ${reason}` : 'SURVIVES';
    console.log(`${room} ${index + 1}/${mutants.length} ${fate}, ${answer.asked} files asked`);
    console.log(`  ${file}:${describe(code, mutation)}`);
  }
  const percent = Math.floor((100 * noticed) / Math.max(1, mutants.length - left));
  summary.push(
    `${room}: ${noticed} of ${mutants.length - left} noticed (${percent} %), ${left} left with a reason`,
  );
  if (percent < ENOUGH) process.exitCode = 1;
  console.log(summary.at(-1));
}
if (broken.size > 0) console.log(`\nNot asked, for they fail as it is:\n${[...broken].join('\n')}`);
console.log(`\n${summary.join('\n')}`);
noticing.close();
