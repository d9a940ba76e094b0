/** Checks that what is claimed has evidence: a file, its data as a sheet, a document beside the sheet, an amount. */
import type { EvidenceSheet } from '../evidence-sheet.ts';
import { cellOf, rupeesIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import { inRow, sheetsOf } from './place.ts';

type Said = Pick<NewFinding, 'code' | 'values'>;

/** A finding about a metric, or about all of its files. */
const inMetric = (
  { number, edit }: Metric,
  { code, values }: Said,
  files: readonly { name: string }[] = [],
): NewFinding => ({
  ...{ code, values },
  place: { metric: number, label: files.map(({ name }) => name).join(', ') || number, edit },
});

const filesOf = ({ sets }: Metric) => sets.flatMap(({ files }) => files);

/** A finding for each metric that claims something and has no file. */
export const noEvidence = ({ report }: CheckContext): NewFinding[] =>
  report.metrics.flatMap((metric): NewFinding[] => {
    const { claimed, records } = metric;
    if (!claimed || filesOf(metric).length > 0) return [];
    const count = records.reduce((total, { entries }) => total + entries.length, 0);
    return [
      inMetric(
        metric,
        count > 0
          ? { code: 'recordsOnly', values: { claimed, count } }
          : { code: 'claimWithoutFile', values: { claimed } },
      ),
    ];
  });

/** A finding for each metric that claims something and has files, but its data in no sheet that can be read. */
export function sheetMissing({ report }: CheckContext): NewFinding[] {
  const withSheet = new Set(
    report.metrics.flatMap((metric) =>
      filesOf(metric).flatMap(({ sheets }) => sheets.flatMap(({ template }) => template?.id ?? [])),
    ),
  );
  return report.metrics.flatMap((metric): NewFinding[] => {
    const files = filesOf(metric);
    const { claimed, templates } = metric;
    // Another metric may have the sheet: that of add-on courses is for their number and for their students.
    const isElsewhere = templates.some(({ id }) => withSheet.has(id));
    const hasSheet = files.some(({ sheets, hasOfficeList }) => sheets.length > 0 || hasOfficeList);
    if (!claimed || templates.length === 0 || files.length === 0 || hasSheet || isElsewhere)
      return [];
    return [inMetric(metric, { code: 'sheetMissing', values: { claimed } }, files)];
  });
}

/** Findings of sheets that need a document beside them, such as the letter that sanctions a project, and of amounts of 0. */
export const documentMissing = (
  { report }: CheckContext,
  { sheets: ids }: Limits<'document-missing'>,
): NewFinding[] =>
  report.metrics.flatMap((metric) =>
    sheetsOf(metric).flatMap((sheet) =>
      sheet.template && ids.includes(sheet.template.id)
        ? [...withoutDocument(metric, sheet), ...withoutAmount(metric, sheet)]
        : [],
    ),
  );

function withoutDocument(metric: Metric, sheet: EvidenceSheet): NewFinding[] {
  if (!metric.claimed) return [];
  if (sheet.isRecords)
    return sheet.entries.flatMap((entry) =>
      entry.hasDocument === false
        ? inRow({ metric, sheet }, entry, { code: 'recordWithoutDocument', values: {} })
        : [],
    );
  const hasDocument = filesOf(metric).some(({ sheets }) => sheets.length === 0);
  return hasDocument ? [] : [inMetric(metric, { code: 'documentMissing', values: {} })];
}

const withoutAmount = (metric: Metric, sheet: EvidenceSheet): NewFinding[] =>
  sheet.entries.flatMap((entry) =>
    (sheet.template?.use.rupees ?? []).flatMap((column) => {
      if (rupeesIn(cellOf(sheet, entry, column)) !== 0) return [];
      const values = { column: sheet.header[sheet.columns.get(column) ?? 0] ?? '' };
      return inRow({ metric, sheet }, entry, { code: 'amountIsZero', values, part: column });
    }),
  );
