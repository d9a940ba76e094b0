/**
 * Reads the text of office documents: the XML in the zip files of Word, PowerPoint, Excel and
 * LibreOffice.
 */
import { Parser } from 'htmlparser2';
import { isOldFont } from '../../reading/old-fonts.ts';
import { isOldFontOf, noFonts } from './word-fonts.ts';

/**
 * Text of each page, sheet or slide: paragraphs separated by an empty line; a heading starts with
 * `# `.
 */
export type Pages = string[];

const isParagraph = (name: string) => ['w:p', 'a:p', 'text:p', 'text:h'].includes(name);
const isRow = (name: string) => ['w:tr', 'a:tr', 'table:table-row'].includes(name);
const isCell = (name: string) => ['w:tc', 'a:tc', 'table:table-cell'].includes(name);
const isPage = (name: string) => ['draw:page', 'table:table'].includes(name);
/** Text elements of Microsoft's XML. In LibreOffice's, text is anywhere in a paragraph. */
const isWords = (name: string) => ['w:t', 'a:t'].includes(name);
const breaks: Record<string, string> = {
  'w:tab': ' ',
  'text:tab': ' ',
  'text:s': ' ',
  'w:br': '\n',
  'a:br': '\n',
  'text:line-break': '\n',
};

/**
 * Splits XML into pages. `paged` is true if slides or tables count as pages, as in presentations
 * and spreadsheets. `fonts`: those of the styles of a Word document.
 */
export function pagesOf(xml: string, paged: boolean, fonts = noFonts): Pages {
  const pages: string[][] = [[]];
  let words: string | undefined;
  let isHeading = false;
  let isTitle = false;
  let hasOldFont = false;
  let isOldParagraph = fonts.standard;
  let row: string[] | undefined;
  let cell: string[] = [];
  const inWords: boolean[] = [];
  const put = (paragraph: string) => pages.at(-1)?.push(paragraph);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (paged && isPage(name)) pages.push([]);
        if (isRow(name)) row = [];
        if (isCell(name)) cell = [];
        if (isParagraph(name)) {
          words = '';
          isHeading = name === 'text:h' || isTitle;
          isOldParagraph = fonts.standard;
        }
        const value = attributes['w:val'] ?? '';
        if (name === 'w:pStyle') {
          isHeading = /^(?:title|heading)/i.test(value);
          isOldParagraph = fonts.styles.get(value) ?? isOldParagraph;
        }
        if (name === 'p:ph') isTitle = /title/i.test(attributes.type ?? '');
        if (name === 'w:r' || name === 'a:r') hasOldFont = isOldParagraph;
        if (name === 'w:rStyle') hasOldFont = fonts.styles.get(value) ?? hasOldFont;
        if (name === 'w:rFonts') hasOldFont = isOldFontOf(attributes, fonts.theme) ?? hasOldFont;
        if (name === 'a:latin') hasOldFont = isOldFont(attributes.typeface ?? '');
        if (isWords(name)) inWords.push(true);
        if (words !== undefined) words += breaks[name] ?? '';
      },
      ontext(text) {
        const counts = inWords.length > 0 || isOpenDocument;
        const isShown = !hasOldFont || /[\u0980-\u09ff]/.test(text);
        if (words !== undefined && counts && isShown) words += text;
      },
      onclosetag(name) {
        if (isWords(name)) inWords.pop();
        if (name === 'w:r' || name === 'a:r') hasOldFont = false;
        if (name === 'p:sp') isTitle = false;
        if (isParagraph(name)) {
          const paragraph = plain(words ?? '');
          words = undefined;
          if (!paragraph) return;
          if (row) cell.push(paragraph);
          else put(isHeading ? `# ${paragraph.replaceAll('\n', ' ')}` : paragraph);
        }
        if (isCell(name)) row?.push(cell.join(' '));
        if (isRow(name)) {
          if (row?.some(Boolean)) put(row.filter(Boolean).join(' | '));
          row = undefined;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const isOpenDocument = xml.includes('office:document-content');
  parser.end(xml);
  const filled = paged && isOpenDocument ? pages.slice(1) : pages;
  return filled.map((paragraphs) => paragraphs.join('\n\n'));
}

const plain = (words: string) =>
  words
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .normalize('NFC')
    .trim();

/** The rows of a sheet as lines. */
export const linesOf = (rows: readonly (readonly unknown[])[]): string =>
  rows
    .map((row) => row.map(textOf).filter(Boolean).join(' | '))
    .filter(Boolean)
    .join('\n\n');

/** Text of a cell: words, a number, a tick or a date. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return plain(String(cell)).replaceAll('\n', ' ');
  return cell.toISOString().slice(0, 10).split('-').reverse().join('-');
}
