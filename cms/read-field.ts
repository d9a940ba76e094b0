/** Value of a field of something whose type is not known; undefined where it has no such field. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Id of a related record, which is its number or the record itself; undefined where there is none. */
export function idOf(related: number | { id: number }): number;
export function idOf(related: unknown): number | undefined;
export function idOf(related: unknown): number | undefined {
  const id = readField(related, 'id') ?? related;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId && !Number.isNaN(Number(id)) ? Number(id) : undefined;
}
