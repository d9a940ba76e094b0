/** Documents of a report for the checks of their words. */
import type { PageText } from '../../platform/texts/page-text.ts';
import { spacedWords } from '../../reading/phrases.ts';
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

/** Letters of a text, without marks. */
export const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length;

/** The name of a file without its ending. */
export const nameWithoutEnding = ({ name }: Pick<EvidenceFile, 'name'>): string =>
  name.replace(/\.\w{2,5}$/, '');
