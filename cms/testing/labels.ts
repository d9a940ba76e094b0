/** Collects labels and texts of the admin for tests. */
import type { Field, SanitizedConfig } from 'payload';

/** Flattens nested texts: `general.yes` → its text. */
export function flat(words: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, item]) =>
      typeof item === 'string' ? [[path + key, item]] : [...flat(item, `${path}${key}.`)],
    ),
  );
}

/** Texts of Payload and its editor in a language. */
export const wordsIn = ({ i18n }: SanitizedConfig, language: 'en'): Map<string, string> =>
  new Map([
    ...flat(i18n.supportedLanguages[language]?.translations ?? {}),
    ...flat(i18n.translations[language] ?? {}),
  ]);

/** Returns all visible labels and descriptions with their paths. */
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
    ...[...(field.fields ?? []), ...(field.tabs ?? [])].flatMap((item) =>
      labelsOfField(item, path),
    ),
  ];
}
