/** What the admin shows in words, for tests that hold its texts together. */
import type { Field, SanitizedConfig } from 'payload';

/** `general.yes` → its words. */
export function flat(words: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, one]) =>
      typeof one === 'string' ? [[path + key, one]] : [...flat(one, `${path}${key}.`)],
    ),
  );
}

/** What a language says of Payload's own and of its editor's words. */
export const wordsIn = ({ i18n }: SanitizedConfig, language: 'en'): Map<string, string> =>
  new Map([
    ...flat(i18n.supportedLanguages[language]?.translations ?? {}),
    ...flat(i18n.translations[language] ?? {}),
  ]);

/** Every label and description that somebody may see, and where it stands. */
export function labelsOf({ collections, globals }: SanitizedConfig): [string, unknown][] {
  const entities = [...collections, ...globals].filter(({ admin }) => admin.hidden !== true);
  return entities.flatMap((entity): [string, unknown][] => [
    [entity.slug, entity.admin.group],
    [entity.slug, entity.admin.description],
    ...('labels' in entity
      ? ([entity.labels.singular, entity.labels.plural] as unknown[])
      : [entity.label]
    ).map((label): [string, unknown] => [entity.slug, label]),
    ...labelsOfFields(entity.fields, entity.slug),
  ]);
}

interface Labelled {
  name?: string;
  type?: string;
  label?: unknown;
  description?: unknown;
  labels?: { singular: unknown; plural: unknown };
  hidden?: boolean;
  admin?: Record<string, unknown>;
  options?: (string | { label: unknown })[];
  fields?: Labelled[];
  tabs?: Labelled[];
}

function labelsOfFields(fields: readonly Field[], path: string): [string, unknown][] {
  return (fields as readonly Labelled[]).flatMap((field) => labelsOfField(field, path));
}

function labelsOfField(field: Labelled, parent: string): [string, unknown][] {
  const { admin = {}, hidden, labels, options = [] } = field;
  if (hidden || admin.hidden || admin.disabled) return [];
  const path = `${parent}.${field.name ?? field.type}`;
  const own = [
    field.label,
    field.description,
    labels?.singular,
    labels?.plural,
    admin.description,
    admin.placeholder,
    ...options.map((option) => (typeof option === 'string' ? option : option.label)),
  ];
  return [
    ...own.map((label): [string, unknown] => [path, label]),
    ...[...(field.fields ?? []), ...(field.tabs ?? [])].flatMap((one) => labelsOfField(one, path)),
  ];
}
