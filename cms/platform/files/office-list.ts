/**
 * Recognises the office's list of missing evidence. It has names and e-mail addresses, so it is never evidence and never
 * public. Earlier data templates have it as a second sheet.
 */
import { locales } from '@college/contract/locales';
import { type Sentence, say } from '../../words/say.ts';
import type { Rows } from '../decoders/sheets/grid.ts';
import { extensionOf } from './file-types.ts';

/** Headings in their order. Lists of earlier versions are recognised by them, so none may change. */
const headings = [
  'Row',
  'Record',
  'Missing',
  'Who has it',
  'Department',
  'E-mail address',
  'Where to enter it',
] as const satisfies Sentence[];
/** Headings that suffice, because an office may delete a column. */
const ENOUGH = 5;
/** Rows that may be above the headings. */
const ABOVE = 20;

export const officeListHeadings = (language: string): string[] =>
  headings.map((heading) => say(language, heading));

/** True for the rows of such a list, in any language of the admin. */
export const isOfficeList = (rows: Rows): boolean =>
  rows.slice(0, ABOVE).some((row) => {
    const cells = new Set(row.map((cell) => cell.trim()));
    return locales.some(
      (language) =>
        officeListHeadings(language).filter((heading) => cells.has(heading)).length >= ENOUGH,
    );
  });

export const sheetTypes = ['xlsx', 'xls', 'ods', 'csv'];

export const isSheetFile = (name: string): boolean => sheetTypes.includes(extensionOf(name));

/** True for the text of a sheet with such a list. ` | ` separates its cells. */
export const hasOfficeListIn = (text: string): boolean =>
  isOfficeList(text.split('\n').map((line) => line.split(' | ')));
