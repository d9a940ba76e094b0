import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';
import { moveRevisionOfShownText } from '../texts/shown-change.ts';

/** What was read of a page of a file: paragraphs with an empty line between them; a heading begins with `# `. */
export interface PageText {
  /** From 1. */
  number: number;
  text: string;
}

/** The text of a file: a row of every file that is read, from the moment at which it comes. */
export const DocumentTexts = {
  slug: 'document-texts',
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  hooks: { afterChange: [moveRevisionOfShownText] },
  fields: [
    /** The number of the file, whose row this one goes with. */
    { name: 'file', type: 'number', required: true, unique: true },
    /** Under which it was kept when it was read, or will be: another file has another name. */
    { name: 'filename', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['waiting', 'reading', 'read', 'nothing', 'failed'],
    },
    /** How: as the file says it, by recognising letters in pictures of pages, or as somebody wrote it. */
    { name: 'read', type: 'select', options: ['text', 'ocr', 'person'] },
    /** A list of PageText. */
    { name: 'pages', type: 'json' },
    /** Pages of the file, of which the last may not have been read. */
    { name: 'page_count', type: 'number' },
    /** How sure the recognition was of itself, 0 to 100. */
    { name: 'confidence', type: 'number' },
    /** Why there is no text, or not all of it. */
    {
      name: 'problem',
      type: 'select',
      options: ['locked', 'broken', 'large', 'long', 'slow', 'memory'],
    },
    /** How often it was begun: a file with which the server itself ended is not begun a third time. */
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
  ],
} satisfies CollectionConfig;
