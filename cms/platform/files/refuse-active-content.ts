/**
 * Finds what can act in a document that somebody uploads: scripts, programs, films and macros. The website serves no
 * such files.
 */
import { ActiveContent } from '../decoders/active-content.ts';
import {
  decoderCommand,
  isOverLimit,
  isProgramFailed,
  type Limits,
  runLimited,
} from '../decoders/limited.ts';
import { Refusal } from '../refusal.ts';
import { extensionOf, types } from './file-types.ts';

/** More memory than for the text of a PDF, because an upload may be larger. */
const limits: Limits = { seconds: 30, megabytes: 700, answer: 10_000 };

/** Types of documents that can contain scripts or macros. Pictures and films cannot. */
const documents = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'];

/** Bytes that are searched before a child process starts. A longer search would block other requests. */
const QUICK = 1_000_000;
/** Words of PDFs that can act, and those behind which others can be hidden. */
const words = [
  ...['/JavaScript', '/JS', '/Launch', '/SubmitForm', '/ImportData', '/RichMedia', '/XFA', '/EF'],
  ...['/OpenAction', '/AA', '/OnInstantiate', '/ObjStm', '/XRef', '/Encrypt'],
];

/** True for a PDF in which none of the words is, also not with escapes. Most scans are such. */
const isPlainPdf = (pdf: Buffer): boolean =>
  pdf.length <= QUICK &&
  !words.some((word) => pdf.includes(word)) &&
  !/\/[^\0\t\n\f\r ()<>[\]{}/%]*#[0-9A-Fa-f]{2}/.test(pdf.toString('latin1'));

/** The refusal of a document in which something can act; undefined for all other files. */
export async function refuseActiveContent(
  name: string,
  content: Buffer,
): Promise<Refusal | undefined> {
  const extension = extensionOf(name);
  if (!documents.includes(extension)) return undefined;
  if (extension === 'pdf' && isPlainPdf(content)) return undefined;
  const [program, ...options] = decoderCommand('./active-content-child.ts');
  try {
    const command = [program, ...options, `file.${extension}`, ...Object.keys(types)] as const;
    const answer = await runLimited([...command], content, limits, 'awaited');
    const found = ActiveContent.nullable().parse(JSON.parse(answer.toString('utf8')));
    return found ? new Refusal(found.code, { name: found.name ?? '' }) : undefined;
  } catch (error) {
    if (isOverLimit(error) || isProgramFailed(error)) return new Refusal('fileUnchecked');
    throw error;
  }
}
