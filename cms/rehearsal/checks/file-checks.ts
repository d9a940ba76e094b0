/** Checks of files: readable, not used twice, and without lists of the office. */
import { createHash } from 'node:crypto';
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
  { text, name, sheets, photo }: EvidenceFile,
  least: number,
): Pick<NewFinding, 'code' | 'values'> | undefined {
  if (!text && /\.(?:doc|ppt)$/i.test(name)) return { code: 'fileNotRead', values: {} };
  // Somebody has read a file whose text was typed.
  if (!text || text.typed || sheets.length > 0) return undefined;
  const { state, problem, pages = [], page_count = 0, confidence, read } = text;
  // A file that is too long or too slow for us may be readable for people.
  if (state === 'failed')
    return problem === 'broken' || problem === 'locked'
      ? { code: 'fileDamaged', values: {} }
      : undefined;
  // A photo needs no words.
  if (photo) return undefined;
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

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Characters from which two equal texts are no coincidence. */
const LONG_TEXT = 150;
/** Lines at the beginning in which two uses of one text may differ: a letterhead, a number and a heading. */
const HEADING_LINES = 4;
/** Least share of a text below such lines. */
const MOST_OF_TEXT = 0.6;

/**
 * Keys that equal documents share: the content, a long text, because a file that was saved again has other bytes, and that
 * text without its first lines.
 */
function documentKeys({ text, content }: EvidenceFile): string[] {
  const lines = (text?.pages ?? [])
    .flatMap((page) => page.text.split('\n'))
    .map(comparableLetters)
    .filter(Boolean);
  const words = lines.join('');
  if (words.length < LONG_TEXT) return [content];
  const least = Math.max(LONG_TEXT, words.length * MOST_OF_TEXT);
  const rests = Array.from({ length: HEADING_LINES }, (_, at) => lines.slice(at + 1).join(''));
  return [words, ...rests.filter((rest) => rest.length >= least)].map(hashOf);
}

interface Use {
  metric: Metric;
  file: EvidenceFile;
  keys: string[];
}

/** Groups uses of which each has a key of another one. */
function sameDocuments(uses: readonly Use[]): Use[][] {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const [group = [], ...others] = new Set(use.keys.flatMap((key) => [groups.get(key) ?? []]));
    for (const each of [...others.flat(), use]) {
      group.push(each);
      for (const key of each.keys) groups.set(key, group);
    }
  }
  return [...new Set(groups.values())];
}

export function sameFile(
  { report }: CheckContext,
  { 'related-parts': parts }: Limits<'same-file'>,
): NewFinding[] {
  const uses = report.metrics.flatMap((metric) =>
    metric.sets.flatMap(({ files }) =>
      files.map((file) => ({ metric, file, keys: documentKeys(file) })),
    ),
  );
  const groupOf = ({ number }: Metric) => number.split('.').slice(0, parts).join('.');
  return sameDocuments(uses).flatMap((same): NewFinding[] => {
    const [first] = same;
    const later = same.find(({ metric }) => groupOf(metric) !== groupOf(first?.metric ?? metric));
    if (!first || !later) return [];
    const { metric, file } = later;
    const isWhole = first.keys[0] === later.keys[0];
    return [
      {
        code: isWhole ? 'sameFile' : 'sameText',
        values: { metrics: [...new Set(same.map((use) => use.metric.number))].join(', ') },
        place: placeOf(metric, file),
      },
    ];
  });
}
