/**
 * `npm run long -- mutants`: changes single places of each room and says which changes no test notices. `ROOM` names one
 * room, `MUTANTS` how many in each (20), `SEED` repeats a run. The files are changed in place, one at a time.
 */
import { createHash, randomInt } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../paths.ts';
import { describe, type Mutation, mutated, mutationsOf } from './mutants/mutations.ts';
import { Noticing } from './mutants/noticing.ts';

/** Files of each room that hold no meaning of their own, or none that a test could reach. */
const rooms: Record<string, RegExp> = {
  contract: /activity-names\.ts$/,
  server: /^$/,
  site: /^site\/(strings|dist|vite\.config)|client\.ts$/,
  cms: /^cms\/(app|migrations|\.next)|payload-types/,
  scripts: /(font|bench|screenshots|reference|release|dev|build)\.ts$/,
};
const notOurs = /node_modules|\/testing\/|\.test\.tsx?$|\.d\.ts$/;

const { ROOM, MUTANTS = '20', SEED = `${randomInt(2 ** 31)}` } = process.env;

interface Mutant {
  file: string;
  code: string;
  mutation: Mutation;
}

function mutantsOf(room: string): Mutant[] {
  const files = globSync(`${room}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter(
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

/** Whoever stops it finds every file as it was. */
let restore = () => {};
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

console.log(`SEED=${SEED} MUTANTS=${MUTANTS}`);
const noticing = await Noticing.open();
const rates: string[] = [];
for (const room of ROOM ? [ROOM] : Object.keys(rooms)) {
  const mutants = mutantsOf(room);
  let survivors = 0;
  for (const { file, code, mutation } of mutants) {
    const change = () => writeFileSync(inRoot(file), mutated(code, mutation));
    restore = () => writeFileSync(inRoot(file), code);
    if (await noticing.notices(file, change, restore)) continue;
    survivors += 1;
    console.log(`  ${file}:${describe(code, mutation)}`);
  }
  const noticed = mutants.length - survivors;
  const percent = Math.floor((100 * noticed) / mutants.length);
  rates.push(`${room}: ${noticed} of ${mutants.length} noticed (${percent} %)`);
  console.log(rates.at(-1));
}
await noticing.close();
console.log(`\n${rates.join('\n')}`);
process.exit();
