import { z } from 'zod';
import { photoTypes } from '../codes.ts';
import {
  FileAddress,
  FileData,
  FileText,
  FileWithText,
  ImportantFile,
  Photo,
} from '../entities.ts';
import { LONGEST_NAME } from '../limits.ts';
import { get, limitPerNetwork, post } from './call.ts';
import { paging } from './fields.ts';

/** Bytes of a file that /getfiledata answers; larger ones are opened at their address. */
export const LARGEST_FILE_DATA = 8_000_000;

/** The most pages of a file, and pieces of a page. */
const MOST_PAGES = 100_000;

const file = z.object({
  type: z.string().min(1).max(40),
  path: z.string().min(1).max(LONGEST_NAME),
});
const exampleFile = { type: 'media', path: 'prospectus.pdf' };
const photosOfType = z.object({ type: z.enum(photoTypes) });

export const files = {
  getfiledata: post({
    input: file,
    output: FileData,
    example: exampleFile,
    lifetime: 'never',
    limit: limitPerNetwork,
    about: `A public file of at most ${LARGEST_FILE_DATA / 1_000_000} MB in base64, for old clients; new ones open its url.`,
  }),
  getfileaddress: post({
    input: file,
    output: FileAddress,
    example: exampleFile,
    about:
      'Extension: the file or the redirect at an address. Only files that something published uses are public.',
    absent: { state: 'unsaid' },
  }),
  getfiletext: post({
    input: file.pick({ path: true }).extend({
      page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
      piece: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
    }),
    output: z.union([z.literal(0), FileText]),
    example: { path: exampleFile.path },
    about:
      'Extension: a part of the text of a public file: the part with a page, or a piece of a long page; 0 when there is none.',
    absent: 0,
  }),
  getfileswithtext: post({
    input: z.object(paging),
    output: z.array(FileWithText),
    example: { limit: 40 },
    about: 'Extension: every public file whose text getfiletext has.',
    absent: [],
  }),
  getimportantfiles: get({
    output: z.array(ImportantFile),
    about: 'Important files, newest first.',
  }),
  getphotosforwebsite: post({
    input: photosOfType,
    output: z.array(Photo),
    example: { type: 'BANNER_IMAGES' },
    about: 'Photos of one type in the order that editors gave them.',
  }),
  getphotosforwebsitewithcaption: post({
    input: photosOfType,
    output: z.array(Photo),
    example: { type: 'TESTIMONIALS' },
    about: 'Photos of one type that have a caption.',
  }),
};
