/** The accessibility of a PDF, judged by its tags, title, language and text. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';
import type { DocumentText, Media } from '../../payload-types.ts';
import { jsonColumn } from '../database/json-column.ts';
import { rowsOf } from '../database/statements.ts';
import type { PdfFacts } from '../decoders/pdf-facts.ts';
import { extensionOf } from '../files/file-types.ts';

export const pdfFacts = jsonColumn(
  'document-texts',
  'facts',
  z.object({
    tagged: z.boolean(),
    language: z.string(),
    title: z.string(),
  }) satisfies z.ZodType<PdfFacts>,
);

type Accessibility = NonNullable<Media['accessibility']>;

export const accessibilityOptions = [
  { value: 'accessible', label: 'Accessible' },
  { value: 'scan', label: 'Scan without checked text' },
  { value: 'untagged', label: 'Without tags' },
  { value: 'untitled', label: 'Without title or language' },
  { value: 'unreadable', label: 'Cannot be read' },
] as const satisfies { value: Accessibility; label: string }[];

type Row = Pick<DocumentText, 'filename' | 'state' | 'read' | 'facts'>;

/**
 * The state of a PDF, or null for other files and while it waits to be read. A text that the office has checked is its
 * accessible version.
 */
export function accessibilityOf(row: Row): Accessibility | null {
  const { filename, state, read } = row;
  if (extensionOf(filename) !== 'pdf' || state === 'waiting' || state === 'reading') return null;
  if (state === 'failed') return 'unreadable';
  if (read === 'person' && state === 'read') return 'accessible';
  if (read !== 'text' || state === 'nothing') return 'scan';
  const facts = pdfFacts.readIfKnown(row);
  if (!facts) return null;
  if (!facts.tagged) return 'untagged';
  return isTitle(facts.title) && facts.language ? 'accessible' : 'untitled';
}

/** False for the name of a file, which programs write where nobody enters a title. */
const isTitle = (title: string) =>
  title !== '' && !/\.[a-z]{3,5}$|^(?:scan|untitled)\b/i.test(title);

/** Keeps the state in the row of the file, where the list of files shows and filters it. */
export const writeAccessibility: CollectionAfterChangeHook<DocumentText> = async ({ doc, req }) => {
  const { file } = doc;
  await rowsOf(
    req.payload,
    sql`UPDATE media SET accessibility = ${accessibilityOf(doc)} WHERE id = ${file}`,
    req,
  );
};
