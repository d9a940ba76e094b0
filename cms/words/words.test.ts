import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Field, Payload, SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { labelIn } from './languages.ts';
import { type Sentence, say } from './say.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** `general.yes` → its words. */
function flat(words: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, one]) =>
      typeof one === 'string' ? [[path + key, one]] : [...flat(one, `${path}${key}.`)],
    ),
  );
}

const placeholders = (words: string) =>
  [...words.matchAll(/\{\{\s*\w+\s*\}\}|<\/?\d>/g)].map(String).sort();

/** What a language says of Payload's own and of its editor's words. */
const wordsIn = ({ i18n }: SanitizedConfig, language: 'en'): Map<string, string> =>
  new Map([
    ...flat(i18n.supportedLanguages[language]?.translations ?? {}),
    ...flat(i18n.translations[language] ?? {}),
  ]);

const others = () =>
  Object.keys(payload.config.i18n.supportedLanguages).filter(
    (language) => language !== DEFAULT_LOCALE,
  );

/** Every label and description that somebody may see, and where it stands. */
function labelsOf({ collections, globals }: SanitizedConfig): [string, unknown][] {
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

it('speaks Assamese besides English', () => {
  expect(others()).toEqual(['as']);
});

it('has every word of Payload and of its editor in every language, with its placeholders', () => {
  const english = wordsIn(payload.config, 'en');
  expect(english.size).toBeGreaterThan(flat(en.translations).size);
  for (const language of others()) {
    const words = wordsIn(payload.config, language as 'en');
    const wrong = [...english].filter(
      ([key, one]) =>
        String(placeholders(words.get(key) ?? 'missing')) !== String(placeholders(one)) &&
        // What an office says without its label.
        !/^general\.noResults$|^general\.noLabel$/.test(key),
    );
    expect([...english.keys()].filter((key) => !words.get(key))).toEqual([]);
    expect(wrong.map(([key]) => key)).toEqual([]);
  }
});

it('has every label and description of the content in every language', () => {
  const seen = labelsOf(payload.config).filter(
    // Abbreviations, numbers and colours are the same everywhere.
    ([, label]) =>
      typeof label !== 'function' && /^[^#]*[a-z]/.test(labelIn(DEFAULT_LOCALE, label ?? '')),
  );
  expect(seen.length).toBeGreaterThan(500);
  for (const language of others()) {
    const english = seen.filter(
      ([, label]) => typeof label === 'string' || !Object.hasOwn(Object(label), language),
    );
    expect(new Set(english.map(([path, label]) => `${path}: ${labelIn(language, label)}`))).toEqual(
      new Set(),
    );
  }
});

describe('Assamese', () => {
  it('has no letter that is Bengali alone', () => {
    const words = [
      ...wordsIn(payload.config, 'as' as 'en').values(),
      ...labelsOf(payload.config).map(([, label]) => labelIn('as', label)),
    ];
    expect(words.filter((one) => one.includes('\u09b0'))).toEqual([]);
  });

  it('says our own sentences with the names that belong into them', () => {
    const sentence: Sentence = '{{address}} is no address.';
    expect(say('as', sentence, { address: 'https://' })).toBe('https:// ঠিকনা নহয়।');
    expect(say('en', sentence, { address: 'https://' })).toBe('https:// is no address.');
    expect(say('xx', 'Yes')).toBe('Yes');
  });
});
