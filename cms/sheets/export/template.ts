/** An empty sheet for a list, with rows that show how it is filled in. */
import type { Payload } from 'payload';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { columnsOf } from '../columns.ts';
import type { ListName } from '../lists.ts';

export function templateOf(name: ListName, payload: Payload): Rows {
  const columns = columnsOf(name, payload);
  const examples = name.list.examples ?? [];
  return [
    columns.map(({ label }) => label),
    ...examples.map((example) => columns.map(({ key }) => String(Reflect.get(example, key) ?? ''))),
  ];
}
