import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';
import { moveRevisionOfShownText } from '../texts/shown-change.ts';

/** Text of a page of a file: paragraphs separated by an empty line; a heading starts with `# `. */
export interface PageText {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** Texts of files. Every readable file gets a row as soon as it is uploaded. */
export const DocumentTexts = {
  slug: 'document-texts',
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  hooks: { afterChange: [moveRevisionOfShownText] },
  fields: [
    /** The id of the file. The row is deleted with it. */
    { name: 'file', type: 'number', required: true, unique: true },
    /**
     * Name of the stored file that was read or will be read. It changes when the file is replaced.
     */
    { name: 'filename', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['waiting', 'reading', 'read', 'nothing', 'failed'],
    },
    /** Source of the text: the file itself, recognition (OCR) of page pictures, or a person. */
    { name: 'read', type: 'select', options: ['text', 'ocr', 'person'] },
    /** A list of PageText. */
    { name: 'pages', type: 'json' },
    /** Pages of the file. The last ones may not have been read. */
    { name: 'page_count', type: 'number' },
    /** Confidence of the recognition, 0 to 100. */
    { name: 'confidence', type: 'number' },
    /** The reason why some or all of the text is missing. */
    {
      name: 'problem',
      type: 'select',
      options: ['locked', 'broken', 'large', 'long', 'slow', 'memory'],
    },
    /** Number of attempts. A file during which the server crashed twice is not tried again. */
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
  ],
} satisfies CollectionConfig;
