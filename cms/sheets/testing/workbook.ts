/** Builds workbooks by hand, in forms that no library writes. */

import { strToU8, zipSync } from 'fflate';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { readSheet } from '../read/read.ts';

interface Made {
  name?: string;
  state?: string;
  /** The XML inside `sheetData`. */
  rows: string;
  /** The XML after it. */
  after?: string;
}

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * `formats` are number formats; style 1 is the first of them. `strings` are items of the shared
 * strings, as XML.
 */
export function workbookOf(
  sheets: readonly Made[],
  {
    formats = [],
    strings = '',
    is1904 = false,
    more = {},
  }: {
    formats?: readonly string[];
    strings?: string;
    is1904?: boolean;
    more?: Record<string, Uint8Array>;
  } = {},
): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`;
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${namespaces}><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join(
        '',
      )}${relation('a', 'styles', '/xl/styles.xml')}${relation('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map(
        (pattern, at) =>
          `<numFmt numFmtId="${164 + at}" formatCode="${pattern.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
      )
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  };
  for (const [at, { rows, after = '' }] of sheets.entries())
    files[`xl/worksheets/sheet${at}.xml`] =
      `<worksheet ${namespaces}><sheetData>${rows}</sheetData>${after}</worksheet>`;
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(packed), ...more }, { level: 1 });
}

/** A cell with an inline text. */
export const words = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/** The rows of the first sheet in a file. */
export const rowsIn = async (bytes: Uint8Array): Promise<Rows> => (await readSheet(bytes, [])).rows;
