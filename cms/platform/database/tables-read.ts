/** Notes the tables of the statements that run for a piece of work. */
import { contextStorage } from '../../context-storage.ts';

const storage = contextStorage<Set<string>>('tables read');

/** Names of tables, after the words that stand before them; not the functions of tables, such as `json_each(…)`. */
const TABLES = /\b(?:from|join|into|update)\s+"?(\w+)\b(?!"?\s*\()/gi;

/** A logger for drizzle, which is told about every statement. */
export const tableLog = {
  logQuery(statement: string): void {
    const tables = storage.getStore();
    if (!tables) return;
    for (const [, table = ''] of statement.matchAll(TABLES)) tables.add(table);
  },
};

/** Runs work and adds the tables of its statements to `tables`. */
export const notingTables = <Value>(
  tables: Set<string>,
  work: () => Promise<Value>,
): Promise<Value> => storage.run(tables, work);

/** Adds tables to those of the work under way. */
export function addTables(tables: ReadonlySet<string>): void {
  for (const table of tables) storage.getStore()?.add(table);
}

/** Runs reads of which an answer is not made. */
export const unnoted = <Value>(work: () => Promise<Value>): Promise<Value> => storage.exit(work);
