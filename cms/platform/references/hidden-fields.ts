import type { SanitizedCollectionConfig } from 'payload';

type HiddenFields = (record: object) => readonly string[];

/** Names of the fields of a record that one of its own switches hides from visitors. */
export const hiddenFieldsOf = (
  { custom }: Pick<SanitizedCollectionConfig, 'custom'>,
  record: object,
): readonly string[] => (custom?.hiddenFields as HiddenFields | undefined)?.(record) ?? [];
