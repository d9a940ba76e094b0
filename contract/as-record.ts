/** Reads a value of unknown type as a record of unknown fields. A value that is no object has no fields. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
