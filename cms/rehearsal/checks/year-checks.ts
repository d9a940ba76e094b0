/** Checks that evidence is of the year for which it is claimed. */

import { isWithin, mentionsIn, type Period, periodIn } from '../../reading/written-years.ts';
import { cellOf, type EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { EvidenceFile, EvidenceSet, Metric } from '../report.ts';
import { inRow } from './place.ts';

export function wrongYear({ report: { metrics, period } }: CheckContext): NewFinding[] {
  return metrics.flatMap((metric) =>
    metric.sets.flatMap((set): NewFinding[] => {
      const own = periodIn(set.title, false);
      if (own && period && (own.last < period.first || own.first > period.last))
        return [
          {
            code: 'titleOfOtherYear',
            values: { value: own.text, period: period.text },
            place: { metric: metric.number, label: set.title, edit: set.edit },
          },
        ];
      const claimed = own ?? period;
      return claimed ? set.files.flatMap((file) => ofFile(metric, set, file, claimed)) : [];
    }),
  );
}

function ofFile(
  metric: Metric,
  set: EvidenceSet,
  file: EvidenceFile,
  period: Period,
): NewFinding[] {
  const { sheets, text, name } = file;
  if (sheets.length > 0) return ofSheets(metric, file, period);
  const titleFindings = ofTitle(metric, file, yearsInName(name), period);
  const judged = metric.templates.filter(({ use }) => !use.lasting);
  // An agreement or an appointment may be older and still be valid.
  if (metric.templates.length > 0 && judged.length === 0) return [];
  const by =
    judged.some(({ year }) => year === 'academic') || judged.length === 0 ? 'academic' : 'calendar';
  const words = (text?.pages ?? []).map((page) => page.text).join('\n');
  const mentions = mentionsIn(words);
  const stated = mentions.filter(
    ({ kind, isStated }) => kind !== 'year' || (isStated && judged.length > 0),
  );
  if (mentions.length === 0) return titleFindings;
  if (stated.length === 0 || mentions.some((mention) => isWithin(mention, period, by))) return [];
  return [
    {
      code: 'textOfOtherYear',
      values: {
        value: [...new Set(stated.map((mention) => mention.text))].slice(0, 3).join(', '),
        period: period.text,
      },
      place: { metric: metric.number, label: name, edit: set.edit },
    },
  ];
}

/** The name of a file with its years as in a text: `camp_2021_22.pdf` becomes `camp 2021-22.pdf`. */
const yearsInName = (name: string) =>
  name.replace(/[-_.]?((?:19|20)\d\d)[-_](\d\d)(?!\d)/g, ' $1-$2');

/** A finding if a name or title is of other academic years. */
function ofTitle(
  { number }: Metric,
  { name, edit }: Pick<EvidenceFile, 'name' | 'edit'>,
  title: string,
  period: Period,
): NewFinding[] {
  const own = periodIn(title, false);
  if (!own || (own.last >= period.first && own.first <= period.last)) return [];
  return [
    {
      code: 'titleOfOtherYear',
      values: { value: own.text, period: period.text },
      place: { metric: number, label: name, edit },
    },
  ];
}

function ofSheets(metric: Metric, { sheets, name }: EvidenceFile, period: Period): NewFinding[] {
  return sheets.flatMap((sheet) => {
    const { template, entries, label, title, edit } = sheet;
    const place = { name: label, edit };
    const titleFindings = template?.use.lasting
      ? []
      : ofTitle(metric, place, periodIn(title, false) ? title : yearsInName(name), period);
    if (titleFindings.length > 0) return titleFindings;
    if (!template) return ofYearColumn(metric, sheet, period);
    return entries.flatMap((entry): NewFinding[] => {
      const wrong = template.use.year
        .map((column) => cellOf(sheet, entry, column) ?? '')
        .find((cell) => {
          const mentions = mentionsIn(cell);
          return (
            mentions.length > 0 &&
            !mentions.some((mention) => isWithin(mention, period, template.year))
          );
        });
      if (wrong === undefined) return [];
      const values = { value: wrong, period: period.text };
      return [inRow({ metric, sheet }, entry, { code: 'rowOfOtherYear', values })];
    });
  });
}

/** A finding if a sheet without a template has a column of years, and no row of the period. */
function ofYearColumn({ number }: Metric, sheet: EvidenceSheet, period: Period): NewFinding[] {
  const { header, entries, label, edit } = sheet;
  const column = header.findIndex((heading) =>
    /^(?:academic )?(?:year|session)$|^(?:শিক্ষা|শৈক্ষিক )?বৰ্ষ$/i.test(heading.trim()),
  );
  const mentions = entries.flatMap(({ cells }) =>
    mentionsIn(cells[column] ?? '').filter(({ kind }) => kind === 'academic'),
  );
  const [first] = mentions;
  if (!first || mentions.some((mention) => isWithin(mention, period, 'academic'))) return [];
  return [
    {
      code: 'textOfOtherYear',
      values: { value: first.text, period: period.text },
      place: { metric: number, label, edit },
    },
  ];
}
