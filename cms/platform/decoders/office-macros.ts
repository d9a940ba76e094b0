/** Finds macros in documents of Microsoft Office and LibreOffice. For child processes only. */
import { CFB } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import type { ActiveContent } from './active-content.ts';

type Code = ActiveContent['code'];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b]);
/** The container of Word, Excel and PowerPoint until 2003, and of newer files with a password. */
const isContainer = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** The code of the refusal; undefined if the document has no macros. */
export function readMacros(bytes: Uint8Array): Code | undefined {
  if (isZip(bytes)) return inZip(bytes);
  if (isContainer(bytes)) return inContainer(bytes);
  // A page of HTML or another text under the name of a document, which Office opens as what it is.
  return 'fileUnchecked';
}

/** Bytes of a list within the zip that are read. */
const LARGEST_LIST = 5_000_000;
/** The lists of the parts of a document: Microsoft's with their types, LibreOffice's with what is encrypted. */
const lists = ['[Content_Types].xml', 'META-INF/manifest.xml'];
/** Parts with macros: Microsoft's, and LibreOffice's except for its lists of empty libraries. */
const macroParts =
  /(?:^|\/)vba(?:Project|Data)[^/]*$|^Basic\/[^/]+\/(?!script-lb\.xml$|dialog-lb\.xml$)[^/]+$|^Scripts\/.*[^/]$/i;

function inZip(bytes: Uint8Array): Code | undefined {
  const names: string[] = [];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return lists.includes(name) && originalSize < LARGEST_LIST;
    },
  });
  const list = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
  if (list.includes('encryption-data')) return 'fileLocked';
  const hasMacros =
    names.some((name) => macroParts.test(name)) || /macroEnabled|vbaProject|macrosheet/i.test(list);
  return hasMacros ? 'fileMacros' : undefined;
}

/** The parts of a container as the library returns them, which has no types for them. */
interface Container {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

function inContainer(bytes: Uint8Array): Code | undefined {
  const { FullPaths, FileIndex }: Container = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  if (FullPaths.some((path) => path.endsWith('/EncryptedPackage'))) return 'fileLocked';
  const contentOf = (names: RegExp) => {
    const at = FullPaths.findIndex((path) => names.test(path));
    return Buffer.from(FileIndex[at]?.content ?? []);
  };
  const hasMacros =
    FullPaths.some((path) => /\/(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros)(?:\/|$)/i.test(path)) ||
    hasMacroSheet(contentOf(/\/(?:Workbook|Book)$/i)) ||
    hasMacrosOfSlides(contentOf(/\/PowerPoint Document$/i));
  return hasMacros ? 'fileMacros' : undefined;
}

/** Records of a workbook: a sheet with its kind, and the end of the list of sheets. */
const SHEET = 0x85;
const END = 0x0a;
/** Kinds of sheets with commands: Excel 4 macros and Visual Basic. */
const macroKinds = [1, 6];

function hasMacroSheet(workbook: Buffer): boolean {
  for (let at = 0; at + 4 <= workbook.length; ) {
    const [kind, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)];
    if (kind === END) return false;
    if (kind === SHEET && macroKinds.includes(workbook[at + 9] ?? 0)) return true;
    at += 4 + length;
  }
  return false;
}

/** The head of PowerPoint's record about macros, and the place of the word that says if there are any. */
const macrosOfSlides = Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00]);

function hasMacrosOfSlides(slides: Buffer): boolean {
  for (
    let at = slides.indexOf(macrosOfSlides);
    at >= 0;
    at = slides.indexOf(macrosOfSlides, at + 1)
  )
    if (at + 16 <= slides.length && slides.readUInt32LE(at + 12) === 1) return true;
  return false;
}
