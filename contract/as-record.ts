/** A value whose type is not known, as a record of unknown fields. What is no object has no fields. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
