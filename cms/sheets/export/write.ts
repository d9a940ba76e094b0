/** Writes rows as Excel or CSV. No cell can become a formula. */
import { csvText } from '@college/server/csv';
import writeWorkbook from 'write-excel-file/node';
import { getCellAddress, getSelfClosingTagMarkup } from 'write-excel-file/utility';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';

export const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (rows: Rows): Promise<Buffer> => writeSheets([{ rows }]),
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (rows: Rows): Promise<Buffer> => Buffer.from(csvText(rows)),
  },
} as const;

export type Format = keyof typeof formats;
export const isFormat = (word: string): word is Format => Object.hasOwn(formats, word);

/** Characters that Excel allows in a cell, and in the address of a link. */
const MOST = 32_000;
const MOST_OF_ADDRESS = 2000;
/** Links that Excel allows in a sheet. */
const MOST_LINKS = 65_530;

export interface CellLink {
  /** Place of the cell, from 0. */
  row: number;
  column: number;
  /** Complete address. Links to others than websites are left out. */
  address: string;
}

/** How Excel stores a cell. Only numbers add up, and only dates sort by day. */
type CellType = 'text' | 'number' | 'date';

export interface WorkbookSheet {
  /** At most 31 letters, digits and hyphens. */
  name?: string;
  rows: Rows;
  links?: readonly CellLink[];
  /** Types of the columns below the first row; text without them. */
  types?: readonly CellType[];
}

/** A number such as 1200, 1,20,000 or 12.5. One with a zero in front of it is a code. */
const number = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{2,3})+)(?:\.\d+)?$/;
const writtenDate = /^(\d\d)-(\d\d)-(\d{4})$/;

/** The value of a cell. A text in a column of numbers or dates stays a text. */
function cellOf(value: string, type: CellType | undefined) {
  if (type === 'number' && number.test(value))
    return { type: Number, value: Number(value.replaceAll(',', '')) };
  const [, day, month, year] = (type === 'date' && writtenDate.exec(value)) || [];
  if (year) return { type: Date, value: new Date(`${year}-${month}-${day}`), format: 'dd-mm-yyyy' };
  return { type: String, value: value.slice(0, MOST) };
}

/** Writes every cell of a column without a type as text: '=1+1' stays four characters, and '0091' keeps its zeros. */
export function writeSheets(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const links = sheets.map((sheet) => (sheet.links ?? []).flatMap(webLink).slice(0, MOST_LINKS));
  const contents = sheets.map(({ name, rows, types }, sheet) => {
    const linked = new Set(links[sheet]?.map(({ row, column }) => `${row} ${column}`));
    return {
      ...(name !== undefined && { sheet: name }),
      data: rows.map((row, at) =>
        row.map((value, column) => ({
          ...cellOf(value, at === 0 ? undefined : types?.[column]),
          wrap: true,
          alignVertical: 'top' as const,
          ...(at === 0 && { fontWeight: 'bold' as const }),
          ...(linked.has(`${at} ${column}`) && { textColor: LINK_COLOUR }),
        })),
      ),
      columns: (rows[0] ?? []).map((_, at) => ({ width: widthOf(rows, at) })),
      stickyRowsCount: 1,
    };
  });
  return writeWorkbook(contents, { features: [linksFeature(links)] }).toBuffer();
}

const LINK_COLOUR = '#0563c1';

/** A host as in DNS, or an IPv6 address. A parsed address may have others, such as `a"b`, and Excel opens no file with them. */
const host = /^(?:[\w.-]+|\[[\d:a-f]+\])$/;

function webLink({ address, ...place }: CellLink): CellLink[] {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !host.test(url.hostname)) return [];
  return url.href.length > MOST_OF_ADDRESS ? [] : [{ ...place, address: url.href }];
}

type Options = NonNullable<Parameters<typeof writeWorkbook>[1]>;
type Feature = NonNullable<Options['features']>[number];

/** Adds links of cells, by sheet, because the library has none. */
const linksFeature = (links: readonly CellLink[][]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) =>
          xml.replace('</sheetData>', (end) => end + linksXml(links[sheetIndex] ?? [])),
      },
      'xl/worksheets/_rels/sheet{id}.xml.rels': {
        insert: (_, { sheetIndex }) => (links[sheetIndex] ?? []).map(targetXml).join(''),
      },
    },
  },
});

function linksXml(links: readonly CellLink[]): string {
  if (links.length === 0) return '';
  const items = links.map(({ row, column }, at) =>
    getSelfClosingTagMarkup('hyperlink', {
      ref: getCellAddress(row, column),
      'r:id': `link${at}`,
    }),
  );
  return `<hyperlinks>${items.join('')}</hyperlinks>`;
}

const targetXml = ({ address }: CellLink, at: number): string =>
  getSelfClosingTagMarkup('Relationship', {
    ...{ Id: `link${at}`, Type: LINK_TYPE },
    ...{ Target: address, TargetMode: 'External' },
  });

const LINK_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** Width in letters. */
function widthOf(rows: Rows, at: number): number {
  const longest = rows
    .slice(0, 100)
    .reduce((most, row) => Math.max(most, (row[at] ?? '').length), 0);
  return Math.min(Math.max(longest + 2, 10), 50);
}
