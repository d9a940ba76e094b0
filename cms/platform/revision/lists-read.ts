/**
 * Finds out from which lists an answer is made, by the tables of the statements that ran for it. The website asks for an
 * answer anew only when one of its lists has changed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';

/** `custom` of a collection or global: every change of it that visitors can see moves the content revision. */
export const movesRevision = { movesRevision: true };

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const shared = globalThis as typeof globalThis & {
  tablesRead?: AsyncLocalStorage<Set<string>>;
};

const storage = (): AsyncLocalStorage<Set<string>> => {
  shared.tablesRead ??= new AsyncLocalStorage();
  return shared.tablesRead;
};

/** Names of tables, after the words that stand before them; not the functions of tables, such as `json_each(…)`. */
const TABLES = /\b(?:from|join|into|update)\s+"?(\w+)\b(?!"?\s*\()/gi;

/** A logger for drizzle, which is told about every statement. */
export const tableLog = {
  logQuery(statement: string): void {
    const tables = storage().getStore();
    if (!tables) return;
    for (const [, table = ''] of statement.matchAll(TABLES)) tables.add(table);
  },
};

interface Read<Value> {
  value: Value;
  /** Slugs of the lists in order; undefined if it also read something else, such as the search index. */
  lists?: string[];
}

/** Runs work and says which lists it has read. */
export async function withListsRead<Value>(
  payload: Payload,
  work: () => Promise<Value>,
): Promise<Read<Value>> {
  const tables = new Set<string>();
  const value = await storage().run(tables, work);
  const lists = listsByTable(payload);
  const found = [...tables].map((table) => lists.get(table));
  if (found.includes(undefined)) return { value };
  return { value, lists: [...new Set(found.filter((list) => list !== undefined))].sort() };
}

const known = new WeakMap<Payload, ReadonlyMap<string, string>>();

/** The slug of the list to which each table belongs. Tables of other things have none. */
export function listsByTable(payload: Payload): ReadonlyMap<string, string> {
  const lists = known.get(payload) ?? readTables(payload);
  known.set(payload, lists);
  return lists;
}

function readTables({ config, db }: Payload): ReadonlyMap<string, string> {
  const { rawTables, tableNameMap } = db;
  const slugs = new Map(
    [...config.collections, ...config.globals].flatMap(({ slug, custom }) => {
      const name = custom?.movesRevision && tableNameMap.get(slug.replaceAll('-', '_'));
      return name ? [[name, slug] as const] : [];
    }),
  );
  /** Tables of languages, rows and relations name the record to which they belong as their parent. */
  const listOf = (name: string): string | undefined => {
    const own = slugs.get(name);
    if (own !== undefined) return own;
    const parent = Object.values(rawTables[name]?.foreignKeys ?? {}).find(({ columns }) =>
      columns.some((column) => ['parent', '_parentID'].includes(column)),
    )?.foreignColumns[0]?.table;
    return parent === undefined || parent === name ? undefined : listOf(parent);
  };
  return new Map(
    Object.keys(rawTables).flatMap((name) => {
      const list = listOf(name);
      return list === undefined ? [] : [[name, list] as const];
    }),
  );
}
