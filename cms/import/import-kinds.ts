/** Kinds of import that features add to those of the core. */
import type { CollectionConfig, Field } from 'payload';
import type { Import } from '../payload-types.ts';
import { slot } from '../slot.ts';

/** Sentences of the report of an import besides its records, in a language of the admin. */
export interface AboutImport {
  /** Said after an error. */
  stopped: string;
  /** A sentence on the next steps after the import. */
  note?: string;
  links: readonly { href: string; label: string }[];
}

export interface KindOfImport {
  /** Value of the field Kind. */
  kind: Import['kind'];
  /** Value of the field List, which for other kinds is a collection, and its name. */
  list: { value: string; name: string };
  label: Record<string, string>;
  /** Fields of its own in the collection of imports. */
  fields: readonly Field[];
  /** Address of its imports, below that of the API. */
  imports: `/${string}`;
  /** Screen that continues an import, below the admin. */
  screen: `/${string}`;
  about: (language: string) => AboutImport;
}

export const importKinds = slot<KindOfImport>('importKinds');

/** Adds kinds to the collection of imports: their choices after that of sheets, their fields after all others. */
export const withImportKinds = (
  collection: CollectionConfig,
  kinds: readonly KindOfImport[],
): CollectionConfig =>
  collection.slug !== 'imports' || kinds.length === 0
    ? collection
    : {
        ...collection,
        fields: [
          ...collection.fields.map((field) =>
            'name' in field && field.name === 'kind' && field.type === 'select'
              ? { ...field, options: withChoices(field.options, kinds) }
              : field,
          ),
          ...kinds.flatMap(({ fields }) => fields),
        ],
      };

const withChoices = <Option>(
  [first, ...others]: readonly Option[],
  kinds: readonly KindOfImport[],
) => [
  ...(first === undefined ? [] : [first]),
  ...kinds.map(({ kind, label }) => ({ value: kind, label })),
  ...others,
];
