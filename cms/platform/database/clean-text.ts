/**
 * Takes control characters out of whatever is written: by a form, the admin, an import, a restore or a command. All of
 * them write through the adapter, and one NUL in an SQLite would block the move to a Postgres for ever.
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

/** The arguments of a write, whose `data` or `versionData` is what is kept. */
const withCleanData = (args: object): object => {
  const clean = { ...args };
  for (const name of ['data', 'versionData'])
    if (name in clean) Reflect.set(clean, name, withoutControls(Reflect.get(clean, name)));
  return clean;
};
