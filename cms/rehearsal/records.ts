/** Records of the college for the templates of a metric. */
import type { Payload } from 'payload';
import { isTemplateId, type Template } from '../duties/evidence-templates.ts';
import type { EvidenceRecord } from '../evidence-records/evidence-record.ts';
import { readEvidenceRecords } from '../evidence-records/read-evidence-records.ts';
import type { Period } from '../reading/written-years.ts';
import type { Entry } from './evidence-sheet.ts';

/** Dated records of the period as rows, by the id of their template. Templates without any are left out. */
export async function recordsOf(
  payload: Payload,
  templates: readonly Template[],
  period: Period | undefined,
): Promise<[template: string, entries: Entry[]][]> {
  if (!period) return [];
  const found: [string, Entry[]][] = [];
  for (const template of templates) {
    if (!isTemplateId(template.id)) continue;
    const years = yearsOf(period, template);
    // A MoU that has ended explains why a report claims more than there are.
    const isWithPast = template.use.agreement !== undefined;
    const records = await readEvidenceRecords(payload, template.id, isWithPast ? {} : { years });
    const isWithin = (record: EvidenceRecord) => record.years.some((year) => years.includes(year));
    const isPast = (record: EvidenceRecord) => record.years.every((year) => year < period.first);
    const dated = records.filter((record) => record.years.length > 0);
    const entries = dated
      .filter((record) => isWithin(record) || isPast(record))
      .map(entryIn(template, isPast));
    if (entries.length > 0) found.push([template.id, entries]);
  }
  return found;
}

/** A period has parts of one calendar year more than academic years. */
const yearsOf = ({ first, last }: Period, { year }: Template): number[] => {
  const end = year === 'calendar' ? last + 1 : last;
  return Array.from({ length: end - first + 1 }, (_, place) => first + place);
};

const entryIn =
  ({ columns }: Template, isPast: (record: EvidenceRecord) => boolean) =>
  (record: EvidenceRecord, place: number): Entry => {
    const cells = columns.map(({ id }) => record.cells[id] ?? '');
    return {
      ...{ row: place + 1, cells, label: cells.find(Boolean) ?? '', edit: editOf(record) },
      date: record.date,
      profiles: record.records.length,
      hasDocument: record.link !== '' || record.files.length > 0,
      ...(isPast(record) && { isPast: true }),
    };
  };

function editOf({ records: [first] }: EvidenceRecord): string {
  if (!first) return '/admin';
  const field = first.table ? `#field-${first.table}` : '';
  return `/admin/collections/${first.collection}/${first.id}${field}`;
}
