import { asRecord } from '@college/contract/as-record';
import { digitsByWord } from '@college/contract/digits-by-word';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Payload } from 'payload';
import { en } from 'payload/i18n/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { outlines } from '../outlines.ts';
import { flat, labelsOf, wordsIn } from '../testing/labels.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { sentences } from './as/sentences.ts';
import { assamese } from './as.ts';
import { findings, isFindingCode } from './findings.ts';
import { findingText, labelIn } from './languages.ts';
import { type Sentence, say } from './say.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const placeholders = (words: string) =>
  [...words.matchAll(/\{\{\s*\w+\s*\}\}|<\/?\d>/g)].map(String).sort();

const others = () =>
  Object.keys(payload.config.i18n.supportedLanguages).filter(
    (language) => language !== DEFAULT_LOCALE,
  );

it('has Assamese besides English', () => {
  expect(others()).toEqual(['as']);
});

it('has every text of Payload and its editor in every language, with the same placeholders', () => {
  const english = wordsIn(payload.config, 'en');
  expect(english.size).toBeGreaterThan(flat(en.translations).size);
  for (const language of others()) {
    const words = wordsIn(payload.config, language as 'en');
    const wrong = [...english].filter(
      ([key, text]) =>
        String(placeholders(words.get(key) ?? 'missing')) !== String(placeholders(text)) &&
        // Keys without a label.
        !/^general\.noResults$|^general\.noLabel$/.test(key),
    );
    expect([...english.keys()].filter((key) => !words.get(key))).toEqual([]);
    expect(wrong.map(([key]) => key)).toEqual([]);
  }
});

it('has what findings say in every language, with the same values', () => {
  for (const language of others())
    for (const code of Object.keys(findings).filter(isFindingCode)) {
      const text = findingText(language, code, {});
      expect(text).not.toBe(findingText(DEFAULT_LOCALE, code, {}));
      expect(placeholders(assamese.findings[code])).toEqual(placeholders(findings[code]));
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
      ([, label]) => typeof label === 'string' || !Object.hasOwn(asRecord(label), language),
    );
    expect(new Set(english.map(([path, label]) => `${path}: ${labelIn(language, label)}`))).toEqual(
      new Set(),
    );
  }
});

describe('Assamese', () => {
  it('writes each number in the script of its word', () => {
    const words = [
      ...flat(assamese).values(),
      ...flat(sentences).values(),
      ...outlines.flatMap((feature) => [...flat(feature.sentences?.as ?? {}).values()]),
      ...wordsIn(payload.config, 'as' as 'en').values(),
      ...labelsOf(payload.config).map(([, label]) => labelIn('as', label)),
    ];
    expect(words.length).toBeGreaterThan(2000);
    expect(words.filter((text) => digitsByWord(text) !== text)).toEqual([]);
    // Payload fills numbers into its own texts as they are.
    const numbered =
      /\{\{(?:count|current|total|skips|max\w*|min\w*|versionDate)\}\}[\u0980-\u09ff]/;
    expect([...flat(assamese.payload).values()].filter((text) => numbered.test(text))).toEqual([]);
    const sentence: Sentence = '{{count}} files were uploaded.';
    expect(say('as', sentence, { count: 12 })).toMatch(/^১২টা/);
  });

  it('has no letter that only Bengali has', () => {
    const words = [
      ...wordsIn(payload.config, 'as' as 'en').values(),
      ...labelsOf(payload.config).map(([, label]) => labelIn('as', label)),
    ];
    expect(words.filter((text) => text.includes('\u09b0'))).toEqual([]);
  });

  it('fills names into our own sentences', () => {
    const sentence: Sentence = '{{address}} is not a valid address.';
    expect(say('as', sentence, { address: 'https://' })).toBe('https:// শুদ্ধ ঠিকনা নহয়।');
    expect(say('en', sentence, { address: 'https://' })).toBe('https:// is not a valid address.');
    expect(say('xx', 'Yes')).toBe('Yes');
  });
});
