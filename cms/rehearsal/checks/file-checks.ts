/** Checks of files: readable, not used twice, and without lists of the office. */
import { comparableLetters } from '../../reading/comparable.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { EvidenceFile, Metric } from '../report.ts';
import type { Limits } from '../rules.ts';

export function unreadable(
  { report }: CheckContext,
  { confidence: least }: Limits<'unreadable'>,
): NewFinding[] {
  return report.metrics.flatMap((metric) =>
    metric.sets.flatMap(({ files }) =>
      files.flatMap((file): NewFinding[] => {
        const problem = problemOf(file, least);
        return problem ? [{ ...problem, place: placeOf(metric, file) }] : [];
      }),
    ),
  );
}

export const officeList = ({ report }: CheckContext): NewFinding[] =>
  report.metrics.flatMap((metric) =>
    metric.sets.flatMap(({ files }) =>
      files
        .filter(({ hasOfficeList }) => hasOfficeList)
        .map((file) => ({
          ...{ code: 'officeList' as const, values: {} },
          place: placeOf(metric, file),
        })),
    ),
  );

const placeOf = (metric: Metric, { name, edit }: EvidenceFile): NewFinding['place'] => ({
  metric: metric.number,
  label: name,
  edit,
});

/** A page with a number or a stamp only has no word of three letters. */
const hasWords = (text: string) => /[\p{L}\p{M}]{3}/u.test(text);

function problemOf(
  { text, name, sheets }: EvidenceFile,
  least: number,
): Pick<NewFinding, 'code' | 'values'> | undefined {
  // Somebody has read a file whose text was typed.
  if (!text || text.typed || sheets.length > 0) return undefined;
  const { state, problem, pages = [], page_count = 0, confidence, read } = text;
  // A file that is too long or too slow for us may be readable for people.
  if (state === 'failed')
    return problem === 'broken' || problem === 'locked'
      ? { code: 'fileDamaged', values: {} }
      : undefined;
  const withWords = new Set(
    pages.filter((page) => hasWords(page.text)).map(({ number }) => number),
  );
  if (state === 'nothing' || withWords.size === 0)
    return isNumbersOnly(pages) ? undefined : { code: 'noText', values: {} };
  const silent = Array.from({ length: page_count }, (_, place) => place + 1).filter(
    (number) => !withWords.has(number),
  );
  // Slides and sheets may have pictures only.
  if (silent.length > 0 && /\.pdf$/i.test(name))
    return {
      code: 'pagesWithoutText',
      values: { pages: silent.slice(0, 12).join(', ') + (silent.length > 12 ? ' …' : '') },
    };
  if (read === 'ocr' && confidence !== undefined && confidence < least)
    return {
      code: 'scanUnclear',
      values: { confidence: Math.round(confidence) },
    };
  return undefined;
}

const isNumbersOnly = (pages: readonly { text: string }[]) =>
  pages.some(({ text }) => /\d/.test(text)) && pages.some(({ text }) => text.includes('|'));

/** Characters from which two equal texts are no coincidence. */
const LONG_TEXT = 150;

/** Key that equal documents share: a long text, because a file that was saved again has other bytes, or the content. */
function documentKey({ text, content }: EvidenceFile): string {
  const words = (text?.pages ?? []).map((page) => comparableLetters(page.text)).join('');
  return words.length >= LONG_TEXT ? words : content;
}

export function sameFile(
  { report }: CheckContext,
  { 'related-parts': parts }: Limits<'same-file'>,
): NewFinding[] {
  const uses = report.metrics.flatMap((metric) =>
    metric.sets.flatMap(({ files }) => files.map((file) => ({ metric, file }))),
  );
  const groupOf = ({ number }: Metric) => number.split('.').slice(0, parts).join('.');
  return [...Map.groupBy(uses, ({ file }) => documentKey(file)).values()].flatMap(
    (same): NewFinding[] => {
      const groups = new Set(same.map(({ metric }) => groupOf(metric)));
      const later = same.find(
        ({ metric }) => groupOf(metric) !== groupOf(same[0]?.metric ?? metric),
      );
      if (groups.size < 2 || !later) return [];
      const { metric, file } = later;
      return [
        {
          code: 'sameFile',
          values: { metrics: [...new Set(same.map((use) => use.metric.number))].join(', ') },
          place: placeOf(metric, file),
        },
      ];
    },
  );
}
