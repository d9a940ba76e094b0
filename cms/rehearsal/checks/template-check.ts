/** Checks that a sheet has the headings of its template and no empty cells. */
import { comparableHeading } from '../../reading/table-header.ts';
import { cellOf, formsOf } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { inSheet, listed, type Place, sheetsIn } from './place.ts';

const quoted = (headings: readonly string[]) =>
  headings.length > 0 ? headings.map((heading) => `“${heading}”`).join(', ') : '–';

export function templateAltered({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) =>
    place.sheet.isOwnTemplate && !place.sheet.isRecords
      ? [...alteredHeadings(place), ...emptyCells(place)]
      : [],
  );
}

function alteredHeadings(place: Place): NewFinding[] {
  const { template, header } = place.sheet;
  if (!template) return [];
  const ownHeadings = header.filter(Boolean).map(comparableHeading);
  const forms = formsOf(template);
  if (forms.some((headings) => String(headings.map(comparableHeading)) === String(ownHeadings)))
    return [];
  const [headings = []] = forms;
  const missing = headings.filter((heading) => !ownHeadings.includes(comparableHeading(heading)));
  const expected = headings.map(comparableHeading);
  const extra = header.filter((cell) => cell && !expected.includes(comparableHeading(cell)));
  const isRepeated = ownHeadings.length > headings.length;
  if (missing.length === 0 && extra.length === 0 && !isRepeated)
    return [inSheet(place, { code: 'columnsReordered', values: {} })];
  const values = { missing: quoted(missing), extra: quoted(extra) };
  return [inSheet(place, { code: 'headingsDiffer', values })];
}

/** True for a cell without letters and digits, such as `-`; false if the sheet has no such column. */
const isBlank = (cell: string | undefined) => cell !== undefined && !/[\p{L}\p{N}]/u.test(cell);

function emptyCells(place: Place): NewFinding[] {
  const { template, entries } = place.sheet;
  if (!template) return [];
  const { use } = template;
  // A missing ISSN or ISBN is a finding of its own rule.
  const skipped = [...use['may-be-empty'], use.issn, use.isbn];
  return template.columns.flatMap(({ id, header }): NewFinding[] => {
    if (skipped.includes(id)) return [];
    const rows = entries.filter((entry) => isBlank(cellOf(place.sheet, entry, id)));
    if (rows.length === 0) return [];
    const values = { column: header, rows: listed(rows.map(({ row }) => row)) };
    return [inSheet(place, { code: 'columnEmpty', values, part: id })];
  });
}
