/**
 * Finds out from which lists an answer is made, by the tables of the statements that ran for it. The website asks for an
 * answer anew only when one of its lists has changed.
 */
import { type ListRevisions, revisionOf } from '@college/contract/lists-read';
import type { Payload } from 'payload';
import { addTables, notingTables } from '../database/tables-read.ts';

/** `custom` of a collection or global: every change of it that visitors can see moves the content revision. */
export const movesRevision = { movesRevision: true };

interface Read<Value> {
  value: Value;
  /** Slugs of the lists in order; undefined if it also read something else, such as the search index. */
  lists: string[] | undefined;
}

/** Runs work and says which lists it has read. */
export async function withListsRead<Value>(
  payload: Payload,
  work: () => Promise<Value>,
): Promise<Read<Value>> {
  const tables = new Set<string>();
  const value = await notingTables(tables, work);
  return { value, lists: slugsOf(tables, listsByTable(payload)) };
}

/** The lists of tables in order; undefined if one of the tables belongs to none. */
function slugsOf(
  tables: ReadonlySet<string>,
  lists: ReadonlyMap<string, string>,
): string[] | undefined {
  const slugs = new Set<string>();
  for (const table of tables) {
    const slug = lists.get(table);
    if (slug === undefined) return undefined;
    slugs.add(slug);
  }
  return [...slugs].sort();
}

/** Values that are read again when a list changes from which they were made. */
export class ListCache<Value> {
  readonly #kept = new Map<string, { value: Value; tables: Set<string>; revision?: string }>();

  /**
   * Returns the value of a key; what reads it must depend on content only.
   *
   * @param at the revisions of the lists, read before the value.
   */
  async get(key: string, payload: Payload, at: ListRevisions, read: () => Promise<Value>) {
    const lists = listsByTable(payload);
    const last = this.#kept.get(key);
    const isFresh =
      last?.revision !== undefined && last.revision === revisionOf(slugsOf(last.tables, lists), at);
    const tables = isFresh ? last.tables : new Set<string>();
    const value = isFresh ? last.value : await notingTables(tables, read);
    this.#kept.set(key, { value, tables, revision: revisionOf(slugsOf(tables, lists), at) });
    // The answer for which the value is needed is made from these, too.
    addTables(tables);
    return value;
  }
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
