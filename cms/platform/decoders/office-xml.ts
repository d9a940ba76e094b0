/**
 * Reads the text of office documents: the XML in the zip files of Word, PowerPoint, Excel and
 * LibreOffice.
 */
import { Parser } from 'htmlparser2';
import { isOldFont } from '../../reading/old-fonts.ts';

/**
 * Text of each page, sheet or slide: paragraphs separated by an empty line; a heading starts with
 * `# `.
 */
export type Pages = string[];

const isParagraph = (name: string) => ['w:p', 'a:p', 'text:p', 'text:h'].includes(name);
const isRun = (name: string) => ['w:r', 'a:r', 'text:span'].includes(name);
const isStyleName = (name: string) => ['w:pStyle', 'w:rStyle'].includes(name);
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

/** True for styles with a font older than Unicode, false for those with another one, by their names; '' is the default. */
export type StyleFonts = Map<string, boolean>;

/** The font, or place in the theme, that an element of Word or LibreOffice names. */
const fontOf = (name: string, attributes: Record<string, string>): string | undefined => {
  const { 'w:ascii': ascii, 'w:hAnsi': high, typeface } = attributes;
  // The fonts of a theme are none of them.
  const themed = attributes['w:asciiTheme'] ?? attributes['w:hAnsiTheme'];
  if (name === 'w:rFonts') return themed ?? ascii ?? high;
  if (name === 'a:latin') return typeface;
  if (name === 'style:text-properties')
    return attributes['style:font-name'] ?? attributes['fo:font-family'];
  return undefined;
};

const isStyle = (name: string) =>
  ['w:style', 'w:docDefaults', 'style:style', 'style:default-style'].includes(name);

/** Reads which styles have a font older than Unicode. A style has the font of its parent, which is defined before it. */
export function stylesWithFonts(xml: string, fonts: StyleFonts): StyleFonts {
  let style: string | undefined;
  const put = (isOld: boolean | undefined) => {
    if (style !== undefined && isOld !== undefined) fonts.set(style, isOld);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isStyle(name)) {
          const { 'w:styleId': id = '', 'style:name': own = id } = attributes;
          style = attributes['w:type'] === 'paragraph' && attributes['w:default'] ? '' : own;
        }
        const parent = name === 'w:basedOn' ? 'w:val' : 'style:parent-style-name';
        if (attributes[parent]) put(fonts.get(attributes[parent]));
        const font = fontOf(name, attributes);
        if (font) put(isOldFont(font));
      },
      onclosetag(name) {
        if (isStyle(name)) style = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return fonts;
}

/**
 * Splits XML into pages. `paged` is true if slides or tables count as pages, as in presentations
 * and spreadsheets.
 */
export function pagesOf(xml: string, paged: boolean, styles: StyleFonts = new Map()): Pages {
  const fonts = stylesWithFonts(xml, new Map(styles));
  const pages: string[][] = [[]];
  let words: string | undefined;
  let isHeading = false;
  let isTitle = false;
  /** True for each open paragraph, run or span whose font is older than Unicode. */
  const old: boolean[] = [];
  let runs = 0;
  const hasOldFont = () => old.at(-1) ?? fonts.get('') ?? false;
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
        }
        if (name === 'w:pStyle') isHeading = /^(?:title|heading)/i.test(attributes['w:val'] ?? '');
        if (name === 'p:ph') isTitle = /title/i.test(attributes.type ?? '');
        const isText = isRun(name) || isParagraph(name);
        if (isText) old.push(hasOldFont());
        if (isRun(name)) runs += 1;
        const style = isText
          ? attributes['text:style-name']
          : isStyleName(name) && attributes['w:val'];
        // Outside of runs, Word names the font of the end of the paragraph.
        const font = runs > 0 ? fontOf(name, attributes) : undefined;
        const ofStyle = style ? fonts.get(style) : undefined;
        const isOld = font ? isOldFont(font) : ofStyle;
        if (isOld !== undefined && old.length > 0) old[old.length - 1] = isOld;
        if (isWords(name)) inWords.push(true);
        if (words !== undefined) words += breaks[name] ?? '';
      },
      ontext(text) {
        const counts = inWords.length > 0 || isOpenDocument;
        const isShown = !hasOldFont() || /[\u0980-\u09ff]/.test(text);
        if (words !== undefined && counts && isShown) words += text;
      },
      onclosetag(name) {
        if (isWords(name)) inWords.pop();
        if (isRun(name) || isParagraph(name)) old.pop();
        if (isRun(name)) runs -= 1;
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
