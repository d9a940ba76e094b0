/** Names of the collections and globals in the security log. */
import { SECURITY_LOG } from '@college/server/data-folder';
import type { FlattenedField, Payload } from 'payload';
import { labelIn } from '../words/languages.ts';
import { say } from '../words/say.ts';

interface ListConfig {
  slug: string;
  flattenedFields: FlattenedField[];
  labels?: { plural: unknown };
  label?: unknown;
}

const all = ({ config }: Payload): ListConfig[] => [
  ...config.collections.map(({ slug, flattenedFields, labels }) => ({
    ...{ slug, flattenedFields, labels },
  })),
  ...config.globals.map(({ slug, flattenedFields, label }) => ({ slug, flattenedFields, label })),
];

export const listOf = (payload: Payload, slug: string | undefined): ListConfig | undefined =>
  all(payload).find((list) => list.slug === slug);

export const listLabel = (payload: Payload, slug: string, language: string): string => {
  if (slug === SECURITY_LOG) return say(language, 'Who did what');
  const list = listOf(payload, slug);
  return list ? labelIn(language, list.labels?.plural ?? list.label) : slug;
};

/** Slug and label of the lists that people change in the admin, in the order of the alphabet. */
export const listsOf = (payload: Payload, language: string): [slug: string, label: string][] =>
  [...payload.config.collections, ...payload.config.globals]
    .filter(({ admin }) => admin.hidden !== true)
    .map(({ slug }): [string, string] => [slug, listLabel(payload, slug, language)])
    .sort(([, label], [, other]) => label.localeCompare(other, language));
