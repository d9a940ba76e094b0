/** Texts of the admin in a language, by their English text. */
import type { Locale } from '@college/contract/locales';
import type { SanitizedConfig } from 'payload';
import { outlines } from '../../../cms/outlines.ts';
import { flat, wordsIn } from '../../../cms/testing/labels.ts';
import { sentences } from '../../../cms/words/as/sentences.ts';
import { i18n, inAllLanguages, labelIn } from '../../../cms/words/languages.ts';
import { type Sentence, say, sayWith } from '../../../cms/words/say.ts';
import { words as sheets } from '../../../cms/words/sheets.ts';

const config = { i18n } as unknown as SanitizedConfig;

/** Texts with keys: Payload's and those of sheets. */
function byKey(language: Locale): Map<string, string> {
  const of = (item: Locale) =>
    new Map([...wordsIn(config, item as 'en'), ...flat(sheets[item as 'en'] ?? {}, 'sheets.')]);
  const [english, others] = [of('en'), of(language)];
  return new Map([...english].map(([key, words]) => [words, others.get(key) ?? words]));
}

/**
 * Returns a function that translates a sentence, a label or a text of Payload. Placeholders are
 * `{{name}}`.
 */
export function wordsOf(language: Locale) {
  const others = byKey(language);
  return (english: string, names: Record<string, string | number> = {}): string => {
    if (Object.hasOwn(sentences, english)) return say(language, english as Sentence, names);
    const feature = outlines.find((outline) => Object.hasOwn(outline.sentences?.as ?? {}, english));
    if (feature?.sentences) return sayWith(feature.sentences)(language, english, names);
    const words = others.get(english) ?? labelIn(language, inAllLanguages(english));
    if (language !== 'en' && words === english) throw new Error(`Not translated: ${english}`);
    return Object.entries(names).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      words,
    );
  };
}
