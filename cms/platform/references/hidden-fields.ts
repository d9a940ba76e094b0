import type { SanitizedCollectionConfig } from 'payload';

type HiddenFields = (record: object) => readonly string[];

/** Names of fields that the record's own switches hide from visitors. */
export const hiddenFieldsOf = (
  { custom }: Pick<SanitizedCollectionConfig, 'custom'>,
  record: object,
): readonly string[] => (custom?.hiddenFields as HiddenFields | undefined)?.(record) ?? [];
