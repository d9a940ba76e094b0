import { asRecord } from '@college/contract/as-record';

/**
 * The id of a relation, which Payload returns as an id or as the record; undefined if it is empty.
 */
export function idOf(related: number | { id: number }): number;
export function idOf(related: unknown): number | undefined;
export function idOf(related: unknown): number | undefined {
  const id = asRecord(related).id ?? related;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId && !Number.isNaN(Number(id)) ? Number(id) : undefined;
}
