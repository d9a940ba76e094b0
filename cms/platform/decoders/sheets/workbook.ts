/** Reads Excel's .xlsx and LibreOffice's .ods, zips of XML files, in a stream. */

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { isRefusal, Refusal } from '../../refusal.ts';
import { boundedParser, type ElementHandlers } from './bounded-parser.ts';
import { type CellSink, columnOf, FORMULA_WITHOUT_VALUE } from './grid.ts';
import { isoDayText, type NumberText, numberTextOf, plainNumber } from './number-text.ts';
import { openDocumentHandlers } from './open-document.ts';
import { sheetLimits } from './sheet-limits.ts';

/** Upper bounds of files in a workbook, of sheets, and of cell formats. */
const MOST_FILES = 10_000;
export const MOST_SHEETS = 50;
const MOST_FORMATS = 70_000;
const MOST_STRINGS = 1_000_000;
/** Excel's own limits. */
const LAST_ROW = 1_048_575;
const LAST_COLUMN = 16_383;

/** Other kinds of zip files, recognised by the name of a file in them. */
const otherKinds: [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, '.xlsb'],
  [/^word\//, '.docx'],
  [/^ppt\//, '.pptx'],
  [/\.iwa$/, '.numbers'],
];
const openDocuments: Record<string, string> = { text: '.odt', presentation: '.odp' };
const CONTENT = 'content.xml';

export interface WorkbookReader {
  /** Upper bound of unpacked bytes. */
  unpacked: number;
  /** Called for each visible sheet, in their order. */
  openSheet: (name: string) => CellSink;
  /** Called at the end of a sheet, with the reason if it was not read to its end. */
  closeSheet: (problem?: Refusal) => void;
}

/**
 * Passes the cells of all visible sheets to the reader. Throws a `Refusal` if the whole file
 * cannot be read.
 */
export async function readWorkbook(bytes: Uint8Array, reader: WorkbookReader): Promise<void> {
  const parts = await openParts(bytes, reader.unpacked);
  if (parts.isOpenDocument) {
    await refuseEncrypted(parts);
    if (!parts.has(CONTENT)) throw new Refusal('broken');
    return parts.read(CONTENT, openDocumentHandlers(reader));
  }
  const root = (await relationsOf(parts, '_rels/.rels')).find(({ type }) =>
    type.endsWith('/officeDocument'),
  );
  const path = root?.target ?? 'xl/workbook.xml';
  if (!parts.has(path)) throw new Refusal('broken');
  const relations = await relationsOf(parts, relationsPath(path));
  const { sheets, is1904 } = await workbookAt(parts, path);
  const partOf = (kind: string) => relations.find(({ type }) => type.endsWith(kind))?.target ?? '';
  const formats = await formatsAt(parts, partOf('/styles'), is1904);
  const strings = await stringsAt(parts, partOf('/sharedStrings'));
  for (const { name, id, isHidden } of sheets.slice(0, MOST_SHEETS)) {
    const sheet = relations.find((relation) => relation.id === id);
    if (isHidden || !sheet?.type.endsWith('/worksheet') || !parts.has(sheet.target)) continue;
    const sink = reader.openSheet(name);
    try {
      const links = await linksOf(parts, sheet.target);
      await parts.read(sheet.target, sheetHandlers(sink, { strings, formats, links }));
      reader.closeSheet();
    } catch (error) {
      const isOwn = isRefusal(error) && error.code !== 'tooLarge';
      if (!isOwn) throw error;
      reader.closeSheet(error);
    }
  }
}

interface Parts {
  /** True for a sheet of LibreOffice. */
  isOpenDocument: boolean;
  has: (path: string) => boolean;
  /** Parses a file of the zip in a stream. */
  read: (path: string, handlers: ElementHandlers) => Promise<void>;
}

async function openParts(bytes: Uint8Array, most: number): Promise<Parts> {
  let zip: ZipFile;
  const entries = new Map<string, Entry>();
  try {
    // Sizes stated in a zip may be false, so bytes are counted while unpacking.
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false };
    zip = await fromBufferPromise(Buffer.from(bytes), options);
    if (zip.entryCount > MOST_FILES) throw new Refusal('tooManyNames');
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw isRefusal(error) ? error : new Refusal('broken');
  }
  let unpacked = 0;
  async function* textOf(entry: Entry) {
    const decoder = new TextDecoder();
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      unpacked += piece.length;
      if (unpacked > most) throw new Refusal('tooLarge', { most: most / 1024 / 1024 });
      yield decoder.decode(piece, { stream: true });
    }
  }
  const kind = [...entries.keys()].flatMap((name) => {
    const [, extension] = otherKinds.find(([pattern]) => pattern.test(name)) ?? [];
    return extension ?? [];
  })[0];
  if (kind) throw new Refusal('otherKind', { kind });
  let isOpenDocument = false;
  const mimetype = entries.get('mimetype');
  if (mimetype) {
    let type = '';
    for await (const piece of textOf(mimetype)) type = `${type}${piece}`.slice(0, 100);
    const [, open = ''] = /opendocument\.(\w+)/.exec(type) ?? [];
    isOpenDocument = open === 'spreadsheet';
    if (open && !isOpenDocument)
      throw new Refusal('otherKind', { kind: openDocuments[open] ?? open });
  }
  return {
    isOpenDocument,
    has: (path) => entries.has(path),
    async read(path, handlers) {
      const entry = entries.get(path);
      if (!entry) return;
      const parser = boundedParser(handlers, 'xml');
      try {
        for await (const piece of textOf(entry)) parser.write(piece);
        parser.end();
      } catch (error) {
        throw isRefusal(error) ? error : new Refusal('broken');
      }
    },
  };
}

const nothing = () => {};

/** LibreOffice encrypts the files of a sheet with a password, and says so in the list of them. */
const refuseEncrypted = (parts: Parts): Promise<void> =>
  parts.read('META-INF/manifest.xml', {
    open(name) {
      if (name === 'encryption-data') throw new Refusal('encrypted');
    },
    text: nothing,
    close: nothing,
  });

interface Relation {
  id: string;
  type: string;
  /** A path in the zip, or the address of a link. */
  target: string;
}

const relationsPath = (path: string) => path.replace(/(?<![^/])([^/]*)$/, '_rels/$1.rels');

async function relationsOf(parts: Parts, path: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  const base = `/${path.replace(/_rels\/[^/]*$/, '')}`;
  await parts.read(path, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) {
      if (name !== 'Relationship') return;
      const url = URL.parse(target, `zip:${base}`);
      if (relations.length >= MOST_FILES) throw new Refusal('tooManyNames');
      const inZip = () => decodeURI(url?.pathname ?? '').replace(/^\/+/, '');
      relations.push({ id, type, target: mode === 'External' ? target : inZip() });
    },
    text: nothing,
    close: nothing,
  });
  return relations;
}

/** Addresses of the links of a sheet by the ids of their relations. */
async function linksOf(parts: Parts, sheet: string): Promise<ReadonlyMap<string, string>> {
  const relations = await relationsOf(parts, relationsPath(sheet));
  const links = relations.filter(({ type }) => type.endsWith('/hyperlink'));
  return new Map(links.map(({ id, target }) => [id, target]));
}

interface SheetName {
  name: string;
  id: string;
  isHidden: boolean;
}

async function workbookAt(parts: Parts, path: string) {
  const sheets: SheetName[] = [];
  let is1904 = false;
  await parts.read(path, {
    open(name, { state = '', date1904 = '', ...attributes }) {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      if (name !== 'sheet' || sheets.length >= MOST_FILES) return;
      const { name: title = '', id = '' } = attributes;
      sheets.push({ name: title, id, isHidden: /hidden$/i.test(state) });
    },
    text: nothing,
    close: nothing,
  });
  return { sheets, is1904 };
}

/** Number formats by the index of a cell style. */
async function formatsAt(parts: Parts, path: string, is1904: boolean): Promise<NumberText[]> {
  const patterns = new Map<number, string>();
  const ids: number[] = [];
  let isCells = false;
  await parts.read(path, {
    open(name, { numFmtId, formatCode }) {
      if (patterns.size + ids.length > MOST_FORMATS) throw new Refusal('tooManyNames');
      if (name === 'numFmt') patterns.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) ids.push(Number(numFmtId ?? 0));
    },
    text: nothing,
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  const formats = new Map<number, NumberText>();
  return ids.map((id) => {
    const own = formats.get(id) ?? numberTextOf(id, patterns.get(id), is1904);
    formats.set(id, own);
    return own;
  });
}

/**
 * The shared texts of cells: all runs of each text, without phonetic hints of East Asian scripts.
 */
async function stringsAt(parts: Parts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let words: string | undefined;
  let isPhonetic = false;
  let isText = false;
  let characters = 0;
  await parts.read(path, {
    open(name) {
      if (name === 'si') words = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      // A longer text is refused where a cell shows it.
      if (isText && words !== undefined && words.length <= sheetLimits.cell) words += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si' || words === undefined) return;
      strings.push(escapedSigns(words));
      characters += words.length;
      words = undefined;
      if (strings.length > MOST_STRINGS || characters > 2 * sheetLimits.characters)
        throw new Refusal('tooMuchText');
    },
  });
  return strings;
}

/** Replaces Excel's escapes such as _x000D_, which stand for characters that XML cannot contain. */
const escapedSigns = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Characters of a formula that are read to find its link. */
const LONGEST_FORMULA = 2000;

interface SheetParts {
  strings: readonly string[];
  formats: readonly NumberText[];
  /** Addresses by the ids of their relations. */
  links: ReadonlyMap<string, string>;
}

function sheetHandlers(sink: CellSink, { strings, formats, links }: SheetParts): ElementHandlers {
  let row = -1;
  let column = -1;
  let type = '';
  let style = 0;
  let value: string | undefined;
  let isPhonetic = false;
  let isValue = false;
  let formula: string | undefined;
  let isCalculated = false;
  let hasValue = false;
  const textOf = (content: string): string => {
    if (type === 's') return strings[Number(content)] ?? '';
    if (type === 'b') return content === '1' ? 'true' : 'false';
    if (type === 'd') return isoDayText(content);
    if (type === 'inlineStr' || type === 'str') return escapedSigns(content);
    if (type === 'e' || content.trim() === '') return content;
    const number = Number(content);
    return Number.isFinite(number) ? (formats[style] ?? plainNumber)(number) : content;
  };
  return {
    open(name, { r: place, t: kind = '', s = '0', ref = '', id = '', hidden, ...columns }) {
      const isHidden = hidden === '1' || hidden === 'true';
      if (name === 'col' && isHidden)
        sink.hide?.('columns', Number(columns.min) - 1, Number(columns.max) - 1);
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place) - 1;
        column = -1;
        if (!(row >= 0 && row <= LAST_ROW)) throw new Refusal('broken');
        if (isHidden) sink.hide?.('rows', row, row);
      }
      if (name === 'c') {
        const [, letters, number] = /^([A-Za-z]{1,3})(\d{1,7})$/.exec(place ?? '') ?? [];
        column = letters === undefined ? column + 1 : columnOf(letters);
        if (number !== undefined) row = Number(number) - 1;
        if (!(column >= 0 && column <= LAST_COLUMN && row >= 0 && row <= LAST_ROW))
          throw new Refusal('broken');
        type = kind;
        style = Number(s);
        value = '';
        isCalculated = false;
        hasValue = false;
      }
      if (name === 'v') hasValue = true;
      if (name === 'f') formula = '';
      if (name === 'rPh') isPhonetic = true;
      isValue = value !== undefined && !isPhonetic && (name === 'v' || name === 't');
      if (name === 'mergeCell') mergeIn(sink, ref);
      if (name === 'hyperlink') linkIn(sink, ref, links.get(id));
    },
    text(piece) {
      if (formula !== undefined && formula.length < LONGEST_FORMULA) formula += piece;
      if (!isValue || value === undefined) return;
      value += piece;
      if (value.length > sheetLimits.rawCell)
        throw new Refusal('cellTooLong', { most: sheetLimits.cell });
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'f') {
        const address = formulaLink(formula ?? '');
        if (address) sink.link?.(row, column, address);
        formula = undefined;
        isCalculated = true;
      }
      if (name !== 'c' || value === undefined) return;
      if (value !== '') sink.put(row, column, textOf(value));
      // A formula may also result in an empty text.
      else if (isCalculated && !(type === 'str' && hasValue))
        sink.put(row, column, FORMULA_WITHOUT_VALUE);
      value = undefined;
    },
  };
}

/** The address to which a formula links. */
export const formulaLink = (formula: string): string | undefined =>
  /^\s*HYPERLINK\(\s*"([^"]+)"/i.exec(formula)?.[1];

function linkIn(sink: CellSink, ref: string, address: string | undefined): void {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})/.exec(ref) ?? [];
  if (letters && address) sink.link?.(Number(row) - 1, columnOf(letters), address);
}

function mergeIn(sink: CellSink, ref: string): void {
  const [, letters, first, end, last] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  if (letters && end)
    sink.merge(columnOf(letters), Number(first) - 1, Number(last) - 1, columnOf(end));
}
