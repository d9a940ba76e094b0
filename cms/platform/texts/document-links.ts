/**
 * Addresses behind the clickable words and pictures of a document, which its visible text does not
 * show.
 */
import { z } from 'zod';
import {
  type Command,
  decoderCommand,
  isOverLimit,
  isProgramFailed,
  type Limits,
  runLimited,
} from '../decoders/limited.ts';
import { LARGEST, MOST_PAGES } from '../decoders/pdf.ts';
import { extensionOf } from '../files/file-types.ts';

const limits: Limits = { seconds: 20, megabytes: 500, answer: 4_000_000 };
const MOST_LINKS = 1000;
/** Bytes of an address. Longer ones are left out. */
const LONGEST_ADDRESS = 2000;

/** Documents whose XML is read. Links of sheets are read with their cells, because each belongs to a row. */
const officeKinds = ['docx', 'pptx', 'odt', 'odp'];

/**
 * Addresses of a PDF, Word, PowerPoint or LibreOffice document, each once; empty for other files and those that cannot be
 * read. Undefined if reading took too long, which may be different another time.
 */
export async function documentLinks(
  filename: string,
  content: Uint8Array,
): Promise<string[] | undefined> {
  const command = commandFor(extensionOf(filename), content);
  if (!command || content.length > LARGEST) return [];
  try {
    const answer = await runLimited(command, content, limits);
    return z.array(z.string()).parse(JSON.parse(answer.toString('utf8')));
  } catch (error) {
    if (isOverLimit(error)) return undefined;
    // The text of the file says that it cannot be read.
    if (isProgramFailed(error)) return [];
    throw error;
  }
}

function commandFor(extension: string, content: Uint8Array): Command | undefined {
  const bounds = [MOST_LINKS, LONGEST_ADDRESS].map(String);
  if (officeKinds.includes(extension))
    return [...decoderCommand('../decoders/office-links-child.ts'), ...bounds];
  if (extension !== 'pdf' || !canHaveLinks(content)) return undefined;
  return [...decoderCommand('../decoders/pdf-links-child.ts'), String(MOST_PAGES), ...bounds];
}

/** False for a PDF whose objects are all readable and name no address, as in most scans. This saves a process. */
function canHaveLinks(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  return bytes.includes('/URI') || bytes.includes('/ObjStm');
}
