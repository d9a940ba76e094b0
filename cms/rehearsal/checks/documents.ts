/** Documents of a report for the checks of their words, and how lists of words are found in them. */
import { latinDigits } from '@college/contract/latin-digits';
import type { PageText } from '../../platform/texts/page-text.ts';
import { comparableText } from '../../reading/comparable.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { EvidenceFile, EvidenceSet, Metric } from '../report.ts';

/** A file with a text that is no sheet. */
export interface EvidenceDocument {
  metric: Metric;
  set: EvidenceSet;
  file: EvidenceFile;
  pages: readonly PageText[];
}

export const documentsIn = ({ metrics }: CheckContext['report']): EvidenceDocument[] =>
  metrics.flatMap(documentsOf);

export const documentsOf = (metric: Metric): EvidenceDocument[] =>
  metric.sets.flatMap((set) =>
    set.files.flatMap((file) => {
      const pages = file.sheets.length > 0 ? [] : (file.text?.pages ?? []);
      return pages.length > 0 ? [{ metric, set, file, pages }] : [];
    }),
  );

export const inDocument = (
  { metric, file }: Pick<EvidenceDocument, 'metric' | 'file'>,
  finding: Pick<NewFinding, 'code' | 'values'> & { content?: string },
): NewFinding => ({
  ...finding,
  place: { metric: metric.number, label: file.name, edit: file.edit },
});

/** The words of a text with a space around each, so that whole words are found. */
export const spacedWords = (text: string): string => ` ${comparableText(latinDigits(text))} `;

const spacedPages = new WeakMap<PageText, string>();

/** The words of a page with a space around each. Read once for all checks. */
export function wordsOfPage(page: PageText): string {
  const words = spacedPages.get(page) ?? spacedWords(page.text);
  spacedPages.set(page, words);
  return words;
}

/** The words of a document. */
export const wordsOf = ({ pages }: Pick<EvidenceDocument, 'pages'>): string =>
  pages.map(wordsOfPage).join('');

const spacedPhrases = new Map<string, string>();

function spacedPhrase(phrase: string): string {
  const words = spacedPhrases.get(phrase) ?? spacedWords(phrase);
  spacedPhrases.set(phrase, words);
  return words;
}

/** True if words from `spacedWords` have one of these words or phrases. */
export const hasOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(spacedPhrase(phrase)));

/** The words without these phrases. */
export const withoutPhrases = (words: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replaceAll(spacedPhrase(phrase), ' '), words);

export const beginsWithOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.startsWith(spacedPhrase(phrase)));

export const endsWithOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.endsWith(spacedPhrase(phrase)));

/** True if words are one of these phrases and nothing else. */
export const isOneOfPhrases = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words === spacedPhrase(phrase));

/** Letters of a text, without marks. */
export const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length;

/** The name of a file without its ending. */
export const nameWithoutEnding = ({ name }: Pick<EvidenceFile, 'name'>): string =>
  name.replace(/\.\w{2,5}$/, '');
