/** Two Excel files for the records of some years: a data template, which is evidence, and the office's list of what is missing. */

import type { Payload } from 'payload';
import { readTemplate, type Template } from '../duties/evidence-templates.ts';
import { environment } from '../platform/environment.ts';
import { officeListHeadings } from '../platform/files/office-list.ts';
import { academicYearText } from '../reading/academic-year.ts';
import { type CellLink, writeSheets } from '../sheets/export/write.ts';
import { say } from '../words/say.ts';
import type { EvidenceOwner, EvidenceRecord } from './evidence-record.ts';
import { type EvidenceSheetId, readEvidenceRecords } from './read-evidence-records.ts';

/** The column that numbers the rows. */
const SERIAL = 'Sl. No.';

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
  sheet: EvidenceSheetId,
  years: readonly number[],
): Promise<Records> {
  const template = await readTemplate(sheet);
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
  sheet: EvidenceSheetId,
  years: readonly number[],
): Promise<Workbook> {
  const { template, lines } = await readRecords(payload, sheet, years);
  const { columns: headers } = template;
  let serial = 0;
  const rows = lines.map(({ record, year = '' }) => {
    if (!record) return [year];
    serial += 1;
    return headers.map((header) =>
      header === SERIAL ? String(serial) : (record.cells[header] ?? ''),
    );
  });
  const links = lines.flatMap(({ record }, at): CellLink[] =>
    record?.link
      ? [{ row: at + 1, column: linkColumn(record, headers), address: record.link }]
      : [],
  );
  return {
    bytes: await writeSheets([{ name: sheet.slice(0, 31), rows: [[...headers], ...rows], links }]),
    count: serial,
  };
}

/** Writes the office's list of missing values with their owners, in a language of the admin. */
export async function writeMissingWorkbook(
  payload: Payload,
  sheet: EvidenceSheetId,
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

/** Headers of cells that name a record, such as “Title of paper”. */
const namesRecord = (header: string) =>
  /^(?:Program )?(?:Title|Name)\b(?! of (?:the )?teacher\b)/.test(header);

function nameColumn({ cells }: EvidenceRecord, headers: readonly string[]): number {
  const filled = (header: string) => header !== SERIAL && cells[header] !== '';
  const column = headers.findIndex((header) => namesRecord(header) && filled(header));
  return Math.max(0, column === -1 ? headers.findIndex(filled) : column);
}

/** The column with the evidence link; the name of the record in templates without such a column. */
function linkColumn(record: EvidenceRecord, headers: readonly string[]): number {
  const column = headers.findIndex((header) => record.cells[header] === record.link);
  return column === -1 ? nameColumn(record, headers) : column;
}

interface Missing extends Records {
  years: readonly number[];
  language: string;
}

/** Rows below the headings of the list: one for each missing value, with its owner. */
function missingRows({ template, records, lines, years, language }: Missing): string[][] {
  const { columns: headers } = template;
  const cell = say(language, 'Quality cell');
  const places = new Map(lines.map((line, place) => [line.record, place]));
  const ofRecords = records.flatMap((record) => {
    const name = record.cells[headers[nameColumn(record, headers)] ?? ''] ?? '';
    const place = places.get(record);
    return missingIn(record, { template, headers, language }).map((value) => [
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

interface Rules {
  template: Template;
  headers: readonly string[];
  language: string;
}

/** Headers of empty cells, and words for a missing year or link. */
function missingIn(
  { cells, link, years, records }: EvidenceRecord,
  { template: { use }, headers, language }: Rules,
): string[] {
  const isDated = years.length > 0;
  const ignored = [SERIAL, ...use['may-be-empty'], ...(isDated ? [] : use.year)];
  const empty = headers.filter((header) => cells[header] === '' && !ignored.includes(header));
  const hasLinkColumn = [use['own-links'], use.pages, use.websites].some(
    (columns) => columns.length > 0,
  );
  // A person is not a document.
  const isPerson = records.every(
    ({ collection, table }) => collection === 'employees' && table === undefined,
  );
  return [
    ...(isDated ? [] : [say(language, 'Year. Without it, the record is not in the template.')]),
    ...empty,
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
