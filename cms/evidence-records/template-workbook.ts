/** A data template as an Excel file: records of some years, and on a second sheet what is missing. */
import type { Payload } from 'payload';
import { readTemplate, type Template } from '../duties/evidence-templates.ts';
import { environment } from '../platform/environment.ts';
import { type CellLink, writeSheets } from '../sheets/export/write.ts';
import { say } from '../words/say.ts';
import { academicYearText, type EvidenceOwner, type EvidenceRecord } from './evidence-record.ts';
import { type EvidenceSheetId, readEvidenceRecords } from './read-evidence-records.ts';

/** The column that numbers the rows. */
const SERIAL = 'Sl. No.';

/** A year as the template writes it: 2024, or 2024-25. */
export const yearText = (kind: Template['year'], year: number): string =>
  kind === 'calendar' ? String(year) : academicYearText(year);

interface Options {
  /** Calendar years, or the first years of academic years. */
  years: readonly number[];
  /** Language of the second sheet. The headers of the first are those of the template. */
  language: string;
}

interface TemplateWorkbook {
  bytes: Buffer;
  /** Number of records on the first sheet. */
  count: number;
}

/** Writes the workbook. Reads as the system: routes check the rights. */
export async function writeTemplateWorkbook(
  payload: Payload,
  sheet: EvidenceSheetId,
  { years, language }: Options,
): Promise<TemplateWorkbook> {
  const template = await readTemplate(sheet);
  const records = await readEvidenceRecords(payload, sheet, {
    years,
    origin: environment.SITE_URL,
  });
  const { columns: headers } = template;
  const dated = records.filter((record) => record.years.length > 0);
  const rows = dated.map(({ cells }, at) =>
    headers.map((header) => (header === SERIAL ? String(at + 1) : (cells[header] ?? ''))),
  );
  const links = dated.flatMap((record, at): CellLink[] => {
    const column = linkColumn(record, headers);
    return record.link ? [{ row: at + 1, column, address: record.link }] : [];
  });
  const missing = missingRows({ template, records, dated, years, language });
  return {
    bytes: await writeSheets([
      { name: sheet.slice(0, 31), rows: [[...headers], ...rows], links },
      { name: say(language, 'Missing'), rows: missing },
    ]),
    count: rows.length,
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

interface Missing extends Options {
  template: Template;
  records: readonly EvidenceRecord[];
  /** Records on the first sheet, in their order. */
  dated: readonly EvidenceRecord[];
}

/** Rows of the second sheet: one for each missing value, with its owner. */
function missingRows({ template, records, dated, years, language }: Missing): string[][] {
  const { columns: headers } = template;
  const cell = say(language, 'Quality cell');
  const ofRecords = records.flatMap((record) => {
    const name = record.cells[headers[nameColumn(record, headers)] ?? ''] ?? '';
    const place = dated.indexOf(record);
    return missingIn(record, { template, headers, language }).map((value) => [
      place === -1 ? '' : String(place + 2),
      name,
      value,
      ...ownersText(record.owners, cell),
      addressesText(record),
    ]);
  });
  const ofYears = years
    .filter((year) => !dated.some((record) => record.years.includes(year)))
    .map((year) => {
      const text = yearText(template.year, year);
      return ['', '', say(language, 'There are no records of {{year}}.', { year: text }), cell];
    });
  const all = [...ofYears, ...ofRecords];
  const heading = [
    say(language, 'Row'),
    say(language, 'Record'),
    say(language, 'Missing'),
    say(language, 'Who has it'),
    say(language, 'Department'),
    say(language, 'E-mail address'),
    say(language, 'Where to enter it'),
  ];
  return [heading, ...(all.length > 0 ? all : [['', '', say(language, 'Nothing is missing.')]])];
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
    ...(isDated ? [] : [say(language, 'Year. Without it, the record is not on the first sheet.')]),
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
