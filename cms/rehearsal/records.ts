/** Records of the college as sheets, for metrics without a sheet of their own. */
import type { Payload } from 'payload';
import type { Template } from '../duties/evidence-templates.ts';
import type { EvidenceRecord } from '../evidence-records/evidence-record.ts';
import {
  isEvidenceSheetId,
  readEvidenceRecords,
} from '../evidence-records/read-evidence-records.ts';
import type { EvidenceSheet } from './evidence-sheet.ts';
import type { Period } from './years.ts';

/** One sheet for each template that has records of the period. */
export async function sheetsOfRecords(
  payload: Payload,
  templates: readonly Template[],
  period: Period | undefined,
): Promise<EvidenceSheet[]> {
  if (!period) return [];
  const sheets: EvidenceSheet[] = [];
  for (const template of templates) {
    if (!isEvidenceSheetId(template.id)) continue;
    const years = yearsOf(period, template);
    const records = await readEvidenceRecords(payload, template.id, { years });
    const dated = records.filter((record) => record.years.length > 0);
    if (dated.length > 0) sheets.push(sheetOfRecords(dated, template));
  }
  return sheets;
}

/** A period has parts of one calendar year more than academic years. */
const yearsOf = ({ first, last }: Period, { year }: Template): number[] => {
  const end = year === 'calendar' ? last + 1 : last;
  return Array.from({ length: end - first + 1 }, (_, place) => first + place);
};

function sheetOfRecords(records: readonly EvidenceRecord[], template: Template): EvidenceSheet {
  const { columns } = template;
  return {
    template,
    label: template.id,
    title: '',
    header: columns,
    columns: new Map(columns.map((heading, place) => [heading, place])),
    isOwnTemplate: true,
    isRecords: true,
    similarity: 1,
    totals: [],
    edit: '',
    entries: records.map((record, place) => {
      const cells = columns.map((heading) => record.cells[heading] ?? '');
      return { row: place + 1, cells, label: cells.find(Boolean) ?? '', edit: editOf(record) };
    }),
  };
}

function editOf({ records: [first] }: EvidenceRecord): string {
  if (!first) return '/admin';
  const field = first.table ? `#field-${first.table}` : '';
  return `/admin/collections/${first.collection}/${first.id}${field}`;
}
