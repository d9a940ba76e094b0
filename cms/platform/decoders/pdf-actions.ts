/** Finds what can act in a PDF: scripts, programs, films and attached files. For child processes only. */
import { inflateSync } from 'node:zlib';
import type { ActiveContent } from './active-content.ts';
import {
  isDictionary,
  isName,
  isReference,
  objectsIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-objects.ts';
import { copyOf } from './pdfium.ts';

/** Actions that are refused wherever they are, by their name in the PDF. */
const actions: Readonly<Record<string, ActiveContent['code']>> = {
  JavaScript: 'pdfScript',
  Launch: 'pdfActs',
  SubmitForm: 'pdfActs',
  ImportData: 'pdfActs',
  RichMediaExecute: 'pdfMedia',
};
/** Actions that are harmless behind a link, and are refused where the PDF does them by itself. */
const notByItself = new Set(['URI', 'GoToR', 'GoToE', 'Thread']);
/** Bytes of an attached file. */
const LARGEST_ATTACHMENT = 50_000_000;

/** A file within the PDF; without its content if that is packed in an unusual way. */
export interface Attachment {
  name: string;
  content?: Uint8Array;
}
interface Findings {
  found: ActiveContent[];
  attachments: Attachment[];
}

/** The active contents of a PDF. Reads it as PDFium does, and each object that stands in the open. */
export function readPdfActions(pdf: Uint8Array): Findings {
  const original = Buffer.from(pdf).toString('latin1');
  const copy = copyOf(pdf);
  if (copy === 'locked') return { found: [{ code: 'fileLocked' }], attachments: [] };
  const found = findingsIn(original).found;
  if (copy === 'broken') {
    // Objects in groups cannot be read then. Other readers might.
    const isHidden =
      /\/(?:ObjStm|Encrypt)\b/.test(original) || /\/[^\s/<>]*#[0-9a-f]{2}/i.test(original);
    return { found: isHidden ? [...found, { code: 'fileUnchecked' }] : found, attachments: [] };
  }
  const read = findingsIn(copy.toString('latin1'));
  return { found: [...read.found, ...found], attachments: read.attachments };
}

function findingsIn(text: string): Findings {
  const objects = new Map(objectsIn(text));
  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    isReference(value) ? objects.get(value.ref) : value;
  const nameIn = (dictionary: PdfDictionary, key: string): string | undefined => {
    const value = resolve(dictionary.entries.get(key));
    return isName(value) ? value.name : undefined;
  };
  const found: ActiveContent[] = [];
  const attachments: Attachment[] = [];
  const add = (code: ActiveContent['code'] | undefined) => {
    if (code) found.push({ code });
  };

  /** Looks at what the PDF does by itself: an action with those after it, or a dictionary of actions by event. */
  const lookAtStart = (value: PdfValue | undefined, seen = new Set<PdfValue>()): void => {
    const action = resolve(value);
    if (!isDictionary(action) || seen.has(action)) return;
    seen.add(action);
    const kind = nameIn(action, 'S');
    if (kind !== undefined && notByItself.has(kind)) add('pdfActs');
    const next = kind === undefined ? [...action.entries.values()] : [action.entries.get('Next')];
    for (const one of next.flatMap((item) => resolve(item) ?? [])) lookAtStart(one, seen);
  };

  const lookAt = (dictionary: PdfDictionary): void => {
    const { entries } = dictionary;
    const kind = nameIn(dictionary, 'S') ?? '';
    if (Object.hasOwn(actions, kind)) add(actions[kind]);
    if (entries.has('JS') && (kind === 'Rendition' || isScript(resolve(entries.get('JS')))))
      add('pdfScript');
    if (entries.has('OnInstantiate')) add('pdfScript');
    if (nameIn(dictionary, 'Subtype') === 'RichMedia') add('pdfMedia');
    if (hasContent(resolve(entries.get('XFA')))) add('pdfXfa');
    lookAtStart(entries.get('OpenAction'));
    lookAtStart(entries.get('AA'));
    const files = resolve(entries.get('EF'));
    if (isDictionary(files)) attachments.push(attachmentOf(dictionary, files));
  };
  const isScript = (value: PdfValue | undefined) =>
    typeof value === 'string' || (isDictionary(value) && value.stream !== undefined);

  const attachmentOf = (specification: PdfDictionary, files: PdfDictionary): Attachment => {
    const names = ['UF', 'F', 'DOS', 'Unix', 'Mac'].map((key) =>
      resolve(specification.entries.get(key)),
    );
    const name = plainText(names.find((text) => typeof text === 'string') ?? '');
    const content = [...files.entries.values()].map(resolve).find(isDictionary);
    return { name, content: content && streamOf(content) };
  };
  const streamOf = ({ entries, stream }: PdfDictionary): Uint8Array | undefined => {
    if (stream === undefined) return undefined;
    const end = text.indexOf('endstream', stream);
    const bytes = Buffer.from(text.slice(stream, end < 0 ? undefined : end), 'latin1');
    const filter = resolve(entries.get('Filter'));
    const filters = [filter ?? []].flat().map(resolve);
    if (filters.length === 0) return bytes;
    const [only] = filters;
    if (filters.length > 1 || !isName(only) || only.name !== 'FlateDecode') return undefined;
    return inflateSync(bytes, { maxOutputLength: LARGEST_ATTACHMENT, finishFlush: 2 });
  };

  const walk = (value: PdfValue): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isDictionary(value)) {
      lookAt(value);
      for (const item of value.entries.values()) walk(item);
    }
  };
  for (const [, value] of objectsIn(text)) walk(value);
  return { found, attachments };
}

/** False for a missing value, and for an empty list or dictionary, which programs leave behind. */
const hasContent = (value: PdfValue | undefined): boolean => {
  if (value === undefined || value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isDictionary(value) || value.entries.size > 0;
};

/** A text of a PDF, which may be UTF-16. */
const plainText = (text: string): string =>
  text.startsWith('\xfe\xff')
    ? new TextDecoder('utf-16be').decode(Buffer.from(text, 'latin1').subarray(2))
    : text;
