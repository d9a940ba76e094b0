/** Checks of the words of documents: in English, certified by an auditor, and no table that must be a sheet. */

import { hasOneOf, spacedWords } from '../../reading/phrases.ts';
import { formsOf } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import {
  documentsIn,
  documentsOf,
  type EvidenceDocument,
  inDocument,
  lettersIn,
  nameWithoutEnding,
  wordsOf,
  wordsOfPage,
} from './documents.ts';

/** Letters of a text from which its language is certain. */
const ENOUGH_LETTERS = 80;

export function englishVersion(
  { report }: CheckContext,
  { percent, versions }: Limits<'english-version'>,
): NewFinding[] {
  return report.metrics.flatMap((metric) => {
    const documents = documentsOf(metric).map((document) => ({
      ...document,
      isEnglish: shareOfLatin(document) >= percent / 100,
    }));
    const names = ({ set, file }: EvidenceDocument) =>
      hasOneOf(spacedWords(`${set.title} / ${nameWithoutEnding(file)}`), versions);
    if (documents.some((document) => document.isEnglish && names(document))) return [];
    return documents
      .filter(
        ({ isEnglish, set }) =>
          !isEnglish && !documents.some((other) => other.set === set && other.isEnglish),
      )
      .map((document) => inDocument(document, { code: 'needsEnglish', values: {} }));
  });
}

/** The share of Latin letters, 0 to 1; 1 for a text that is too short. */
function shareOfLatin({ pages }: EvidenceDocument): number {
  const text = pages.map((page) => page.text).join('\n');
  const letters = lettersIn(text);
  if (letters < ENOUGH_LETTERS) return 1;
  return text.replace(/\P{Script=Latin}+/gu, '').length / letters;
}

/** Characters at the beginning of a document that say what it is. */
const HEAD = 400;

export function accountsCertified(
  { report }: CheckContext,
  { accounts, auditors }: Limits<'accounts-certified'>,
): NewFinding[] {
  const documents = documentsIn(report);
  return documents
    .filter((document) => {
      const { set, file, pages } = document;
      const head = `${nameWithoutEnding(file)} / ${pages[0]?.text.slice(0, HEAD) ?? ''}`;
      const isCertified = hasOneOf(wordsOf(document), auditors);
      if (isCertified) return false;
      if (hasOneOf(spacedWords(head), accounts)) return true;
      // One of several files below such a title may have the words of the auditor for all.
      return (
        hasOneOf(spacedWords(set.title), accounts) &&
        !documents.some((other) => other.set === set && hasOneOf(wordsOf(other), auditors))
      );
    })
    .map((document) => inDocument(document, { code: 'accountsUncertified', values: {} }));
}

/** Share of the headings of a template from which a document is its table. */
const MOST_HEADINGS = 0.5;

export function dataAsSheet(
  { report }: CheckContext,
  { titles }: Limits<'data-as-sheet'>,
): NewFinding[] {
  return report.metrics.flatMap((metric) => {
    const files = metric.sets.flatMap((set) => set.files);
    const hasSheet = files.some(
      ({ name, sheets }) => sheets.length > 0 || /\.(?:xlsx?|ods|csv)$/i.test(name),
    );
    if (metric.templates.length === 0 || hasSheet) return [];
    return documentsOf(metric)
      .filter(
        (document) =>
          hasOneOf(spacedWords(document.set.title), titles) || isTable(document, metric),
      )
      .map((document) => inDocument(document, { code: 'dataNotSheet', values: {} }));
  });
}

/** True if a page has the headings of a template of the metric. */
const isTable = ({ pages }: EvidenceDocument, { templates }: Metric): boolean =>
  templates.flatMap(formsOf).some((headings) =>
    pages.some((page) => {
      const words = wordsOfPage(page);
      const ofTemplate = headings.filter((heading) => hasOneOf(words, [heading]));
      return ofTemplate.length >= Math.max(2, headings.length * MOST_HEADINGS);
    }),
  );
