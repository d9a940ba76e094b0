/** Reads everything that the college has for a data template of evidence, with its owners, years, links and files. */
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { readTemplate, type TemplateId } from '../duties/evidence-templates.ts';
import { idOf } from '../id-of.ts';
import { selectWithRowFiles } from '../patches/select-row-files.ts';
import type { Employee } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { today } from '../time-zone/dates.ts';
import type { AnyDraft, EvidenceRecord } from './evidence-record.ts';
import { joinWorks, type Work } from './join-works.ts';
import { officeSheets } from './office-sheets.ts';
import { teacherSheets } from './teacher-sheets.ts';

type OfficeSheetId = keyof typeof officeSheets;
const isOfficeSheet = (id: TemplateId): id is OfficeSheetId => Object.hasOwn(officeSheets, id);

interface Options {
  /** Only records of these years, and those without any year. */
  years?: readonly number[];
  /** Address of the website, such as https://example.org, for the links of its own files and pages. */
  origin?: string;
}

/**
 * Records by their date. Reads as the system: routes check the rights. Drafts and the recycle bin are left out.
 */
export async function readEvidenceRecords(
  payload: Payload,
  sheet: TemplateId,
  { years, origin = '' }: Options = {},
): Promise<EvidenceRecord[]> {
  const drafts: AnyDraft[] = isOfficeSheet(sheet)
    ? await officeSheets[sheet](payload)
    : await draftsOfTeachers(payload, sheet, lastDayOf(years));
  // Joined before the years are compared, because one teacher may have left out the year.
  const works = joinWorks(drafts).filter(
    (work) => !years || work.years.length === 0 || work.years.some((year) => years.includes(year)),
  );
  const addresses = await addressesOf(payload, works);
  const columns = readTemplate(sheet).columns.map(({ id }) => id);
  // TypeScript refuses a missing cell, but not an additional one.
  const unknown = works
    .flatMap(({ cells }) => Object.keys(cells))
    .find((id) => !columns.includes(id));
  if (unknown) throw new Error(`The template “${sheet}” has no column “${unknown}”.`);
  const first = ({ cells }: EvidenceRecord) => Object.values(cells).find(Boolean) ?? '';
  return works
    .map((work) => completed(work, { columns, addresses, origin }))
    .sort((a, b) => a.date.localeCompare(b.date, 'en') || first(a).localeCompare(first(b), 'en'));
}

interface Completing {
  columns: readonly string[];
  addresses: ReadonlyMap<number, string>;
  origin: string;
}

/** The record with its link and with a cell for each column. */
function completed(work: Work, { columns, addresses, origin }: Completing): EvidenceRecord {
  const {
    number: _number,
    numberLink,
    title: _title,
    fullTitle: _full,
    journal: _,
    ...record
  } = work;
  const [file = ''] = work.files.flatMap((id) => addresses.get(id) ?? []);
  const address = work.link || numberLink || file;
  const link = address.startsWith('/') ? `${origin}${address}` : address;
  const cells: EvidenceRecord['cells'] = { ...work.cells, link };
  return {
    ...record,
    link,
    cells: Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])),
  };
}

/** The last day of the years, whose first years are given; today in a year that goes on, and without years. */
function lastDayOf(years: readonly number[] = []): string {
  const end = years.length > 0 ? [`${Math.max(...years) + 1}-06-30`] : [];
  return [...end, today()].sort()[0] ?? '';
}

async function draftsOfTeachers(
  payload: Payload,
  sheet: keyof typeof teacherSheets,
  until: string,
): Promise<AnyDraft[]> {
  const { fields, draftsOf } = teacherSheets[sheet];
  const common = { pagination: false, locale: mainLocale(), ...asSystem } as const;
  const { docs: departments } = await payload.find({
    collection: 'departments',
    select: { dept_name: true },
    ...common,
  });
  const names = new Map(departments.map(({ id, dept_name }) => [id, dept_name]));
  const always = ['name', 'email', 'department', 'type', 'designation'] as const;
  const service = ['date_of_joining', 'date_of_leaving'] as const;
  const { docs } = await payload.find({
    collection: 'employees',
    where: { _status: { equals: 'published' } },
    sort: ['order', 'id'],
    select: selectWithRowFiles(payload.collections.employees.config.flattenedFields, [
      ...always,
      ...service,
      ...fields,
    ]),
    ...common,
  });
  return (docs as Employee[]).flatMap((employee): AnyDraft[] => {
    const department = names.get(idOf(employee.department) ?? 0) ?? '';
    const { id, name, email } = employee;
    return draftsOf(
      employee,
      {
        kind: 'teacher',
        employee: id,
        name,
        department,
        email: email ?? '',
      },
      until,
    );
  });
}

/** Addresses of files that stay when a file is replaced, by id. */
async function addressesOf(payload: Payload, works: readonly Work[]) {
  const ids = [...new Set(works.flatMap(({ files }) => files))];
  const addresses = new Map<number, string>();
  for (let start = 0; start < ids.length; start += 500) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids.slice(start, start + 500) } },
      select: { filename: true, address: true },
      pagination: false,
      ...asSystem,
    });
    for (const { id, filename, address } of docs)
      addresses.set(id, `/files/media/${encodeURIComponent(address || filename || '')}`);
  }
  return addresses;
}
