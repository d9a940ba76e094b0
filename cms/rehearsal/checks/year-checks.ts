/** Checks that evidence is of the year for which it is claimed. */
import { cellOf } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { EvidenceFile, EvidenceSet, Metric } from '../report.ts';
import { isWithin, mentionsIn, type Period, periodIn } from '../years.ts';

export function wrongYear({ report: { metrics, period } }: CheckContext): NewFinding[] {
  return metrics.flatMap((metric) =>
    metric.sets.flatMap((set): NewFinding[] => {
      const own = periodIn(set.title, false);
      if (own && period && (own.last < period.first || own.first > period.last))
        return [
          {
            metric: metric.number,
            label: set.title,
            edit: set.edit,
            sentence: 'The title names {{value}}, but the report is for {{period}}.',
            values: { value: own.text, period: period.text },
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
  if (stated.length === 0 || mentions.some((mention) => isWithin(mention, period, by))) return [];
  return [
    {
      metric: metric.number,
      label: name,
      edit: set.edit,
      sentence: 'The text of the file names {{value}}, but no day or year of {{period}}.',
      values: {
        value: [...new Set(stated.map((mention) => mention.text))].slice(0, 3).join(', '),
        period: period.text,
      },
    },
  ];
}

function ofSheets(metric: Metric, { sheets }: EvidenceFile, period: Period): NewFinding[] {
  return sheets.flatMap((sheet) => {
    const { template, entries, label, edit } = sheet;
    if (!template) return [];
    return entries.flatMap((entry): NewFinding[] => {
      const wrong = template.use.year
        .map((heading) => cellOf(sheet, entry, heading) ?? '')
        .find((cell) => {
          const mentions = mentionsIn(cell);
          return (
            mentions.length > 0 &&
            !mentions.some((mention) => isWithin(mention, period, template.year))
          );
        });
      if (wrong === undefined) return [];
      return [
        {
          metric: metric.number,
          label,
          edit: entry.edit ?? edit,
          part: entry.row,
          sentence: 'Row {{row}}: {{value}} is not in {{period}}.',
          values: { row: entry.row, value: wrong, period: period.text },
        },
      ];
    });
  });
}
