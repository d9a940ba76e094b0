import type { Upload } from '@college/contract/entities';

/** One record as it travels: its fields by name, its attachments among them. */
export type RecordRow = Readonly<Record<string, string | number | readonly Upload[]>>;

export const isFiles = (value: RecordRow[string] | undefined): value is readonly Upload[] =>
  Array.isArray(value);
