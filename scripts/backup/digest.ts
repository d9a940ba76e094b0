/** Compares the contents of two tables independently of how each database formats values. */
import { hash } from 'node:crypto';
import type { Table } from './postgres-tables.ts';
import type { Row } from './sqlite-file.ts';

type Batches = Iterable<Row[]> | AsyncIterable<Row[]>;

/** A digest that does not depend on the order of rows. */
export async function digest({ columns }: Table, batches: Batches): Promise<string> {
  const rows: string[] = [];
  for await (const batch of batches)
    for (const row of batch) {
      const values = columns.map(({ type }, index) => plain(row[index] ?? null, type));
      rows.push(hash('sha256', JSON.stringify(values)));
    }
  return hash('sha256', rows.sort().join());
}

function plain(value: string | null, type: string): unknown {
  if (value === null) return null;
  if (type.startsWith('json')) return sorted(JSON.parse(value));
  if (type === 'numeric') return Number(value);
  return type.startsWith('timestamp') ? new Date(value).getTime() : value;
}

/** Sorts the keys of objects, because `jsonb` does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]) => [name, sorted(member)]);
}
