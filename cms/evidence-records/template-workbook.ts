/** Two Excel files for the records of some years: a data template, which is evidence, and the office's list of what is missing. */

import type { Payload } from 'payload';
import { readTemplate, type Template, type TemplateId } from '../duties/evidence-templates.ts';
import { environment } from '../platform/environment.ts';
import { officeListHeadings } from '../platform/files/office-list.ts';
import { academicYearText } from '../reading/academic-year.ts';
import { type CellLink, writeSheets } from '../sheets/export/write.ts';
import { say } from '../words/say.ts';
import type { EvidenceOwner, EvidenceRecord } from './evidence-record.ts';
import { readEvidenceRecords } from './read-evidence-records.ts';

/** Id of the column that numbers the rows. */
const SERIAL = 'serial';

/** A year as the template writes it: 2024, or 2024-25. */
export const yearText = (kind: Template['year'], year: number): string =>
  kind === 'calendar' ? String(year) : academicYearText(year);

interface Workbook {
  bytes: Buffer;
  /** Number of records or of missing values. */
  count: number;
}

/** A row of the template below its headings: a record, or the year of the records that follow. */
interface Line {
  record?: EvidenceRecord;
  year?: string;
}

interface Records {
  template: Template;
  records: readonly EvidenceRecord[];
  lines: readonly Line[];
}

/** Records of calendar years, or of academic years by their first year. Reads as the system: routes check the rights. */
async function readRecords(
  payload: Payload,
  sheet: TemplateId,
  years: readonly number[],
): Promise<Records> {
  const template = readTemplate(sheet);
  const records = await readEvidenceRecords(payload, sheet, {
    years,
    origin: environment.SITE_URL,
  });
  const dated = records.filter((record) => record.years.length > 0);
  return { template, records, lines: linesOf(dated, template, years) };
}

/** One line for each record. Without a column for it, each of several years has a line of its own. */
function linesOf(
  records: readonly EvidenceRecord[],
  { use, year: kind }: Template,
  years: readonly number[],
): Line[] {
  const hasYears = use.year.length > 0 || use.lasting !== undefined || years.length < 2;
  if (hasYears) return records.map((record) => ({ record }));
  return [...Map.groupBy(records, (record) => record.years[0] ?? 0)].flatMap(([year, own]) => [
    { year: yearText(kind, year) },
    ...own.map((record) => ({ record })),
  ]);
}

/** Writes the template. It has one sheet with the records and nothing else, because colleges publish it. */
export async function writeTemplateWorkbook(
  payload: Payload,
  sheet: TemplateId,
  years: readonly number[],
): Promise<Workbook> {
  const { template, lines } = await readRecords(payload, sheet, years);
  const { columns } = template;
  let serial = 0;
  const rows = lines.map(({ record, year = '' }) => {
    if (!record) return [year];
    serial += 1;
    return columns.map(({ id }) => (id === SERIAL ? String(serial) : (record.cells[id] ?? '')));
  });
  const links = lines.flatMap(({ record }, at): CellLink[] =>
    record?.link
      ? [{ row: at + 1, column: linkColumn(record, template), address: record.link }]
      : [],
  );
  return {
    bytes: await writeSheets([
      {
        ...{ name: sheet.slice(0, 31), links, types: columns.map(({ type }) => type) },
        rows: [columns.map(({ header }) => header), ...rows],
      },
    ]),
    count: serial,
  };
}

/** Writes the office's list of missing values with their owners, in a language of the admin. */
export async function writeMissingWorkbook(
  payload: Payload,
  sheet: TemplateId,
  years: readonly number[],
  language: string,
): Promise<Workbook> {
  const missing = missingRows({ ...(await readRecords(payload, sheet, years)), years, language });
  const rows = missing.length > 0 ? missing : [['', '', say(language, 'Nothing is missing.')]];
  return {
    bytes: await writeSheets([
      { name: say(language, 'For the office'), rows: [officeListHeadings(language), ...rows] },
    ]),
    count: missing.length,
  };
}

/** The column that names a record, such as “Title of paper”: the first that is filled in. */
const nameColumn = ({ cells }: EvidenceRecord, { columns, use }: Template): string =>
  [...use.name, ...columns.map(({ id }) => id)].find((id) => cells[id]) ?? '';

/** Place of the column with the evidence link; of the name of the record in templates without such a column. */
function linkColumn(record: EvidenceRecord, template: Template): number {
  const ids = template.columns.map(({ id }) => id);
  const column = ids.findIndex((id) => record.cells[id] === record.link);
  return Math.max(0, column === -1 ? ids.indexOf(nameColumn(record, template)) : column);
}

interface Missing extends Records {
  years: readonly number[];
  language: string;
}

/** Rows below the headings of the list: one for each missing value, with its owner. */
function missingRows({ template, records, lines, years, language }: Missing): string[][] {
  const cell = say(language, 'Quality cell');
  const places = new Map(lines.map((line, place) => [line.record, place]));
  const ofRecords = records.flatMap((record) => {
    const name = record.cells[nameColumn(record, template)] ?? '';
    const place = places.get(record);
    return missingIn(record, template, language).map((value) => [
      place === undefined ? '' : String(place + 2),
      name,
      value,
      ...ownersText(record.owners, cell),
      addressesText(record),
    ]);
  });
  const ofYears = years
    .filter((year) => !records.some((record) => record.years.includes(year)))
    .map((year) => {
      const text = yearText(template.year, year);
      return ['', '', say(language, 'There are no records of {{year}}.', { year: text }), cell];
    });
  return [...ofYears, ...ofRecords];
}

/** Headers of empty cells, and words for a missing year or link. */
function missingIn(
  { cells, link, years, records }: EvidenceRecord,
  { columns, use }: Template,
  language: string,
): string[] {
  const isDated = years.length > 0;
  const ignored = [SERIAL, ...use['may-be-empty'], ...(isDated ? [] : use.year)];
  const empty = columns.filter(({ id }) => cells[id] === '' && !ignored.includes(id));
  const hasLinkColumn = [use['own-links'], use.pages, use.websites].some(
    (columns) => columns.length > 0,
  );
  // A person is not a document.
  const isPerson = records.every(
    ({ collection, table }) => collection === 'employees' && table === undefined,
  );
  return [
    ...(isDated ? [] : [say(language, 'Year. Without it, the record is not in the template.')]),
    ...empty.map(({ header }) => header),
    ...(link || hasLinkColumn || isPerson ? [] : [say(language, 'File or link as evidence')]),
  ];
}

/** Names, departments and e-mail addresses of the owners. */
function ownersText(owners: readonly EvidenceOwner[], cell: string): string[] {
  const texts = owners.map((owner) =>
    owner.kind === 'office' ? [cell, '', ''] : [owner.name, owner.department, owner.email],
  );
  return [0, 1, 2].map((part) =>
    [...new Set(texts.map((text) => text[part] ?? ''))].filter(Boolean).join('; '),
  );
}

/** Addresses of the forms in the admin, one on each line. */
const addressesText = ({ records }: EvidenceRecord): string =>
  [
    ...new Set(
      records.map(
        ({ collection, id }) => `${environment.CMS_URL}/admin/collections/${collection}/${id}`,
      ),
    ),
  ].join('\n');
