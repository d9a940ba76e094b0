import { asRecord } from '@college/contract/as-record';

/** Id of a related record, which is its number or the record itself; undefined where there is none. */
export function idOf(related: number | { id: number }): number;
export function idOf(related: unknown): number | undefined;
export function idOf(related: unknown): number | undefined {
  const id = asRecord(related).id ?? related;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId && !Number.isNaN(Number(id)) ? Number(id) : undefined;
}
