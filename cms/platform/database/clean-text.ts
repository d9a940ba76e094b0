/**
 * Removes control characters from everything written through the database adapter: by forms, the
 * admin, imports, restores and commands. A single NUL in SQLite would make a later move to Postgres
 * fail.
 */
import { withoutControls } from '@college/contract/control-characters';

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

type Write = (args: object) => Promise<unknown>;
type Adapter = Partial<Record<(typeof writes)[number], Write>>;

export function cleanText(adapter: object): void {
  const db = adapter as Adapter;
  for (const name of writes) {
    const write = db[name];
    if (write) db[name] = (args) => write.call(db, withCleanData(args));
  }
}

/** Cleans the arguments of a write: `data` or `versionData`. */
const withCleanData = (args: object): object => {
  const clean = { ...args };
  for (const name of ['data', 'versionData'])
    if (name in clean) Reflect.set(clean, name, withoutControls(Reflect.get(clean, name)));
  return clean;
};
