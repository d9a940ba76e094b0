/** Saves a corrected text of a file. */
import { z } from 'zod';
import { asSystem, mayChange } from '../access.ts';
import { MOST_PAGES } from '../platform/decoders/pdf.ts';
import { Refusal } from '../platform/refusal.ts';
import { staffCall } from '../staff-call.ts';
import { LARGEST_BODY } from './bounded-body.ts';

/** Characters of a page. */
const LONGEST = 100_000;

export const fileText = staffCall({
  path: '/file-text',
  method: 'post',
  input: z.object({
    file: z.int().positive(),
    filename: z.string(),
    pages: z
      .array(z.object({ number: z.int().positive(), text: z.string().max(LONGEST) }))
      .max(MOST_PAGES),
  }),
  limit: LARGEST_BODY,
  right: ({ req, input }) => mayChange(req, 'media', input.file),
  refusal: 'noRightToFile',
  handle: async ({ file, filename, ...input }, req) => {
    const pages = input.pages
      .map(({ number, text }) => ({ number, text: text.replace(/\r\n?/g, '\n').trim() }))
      .filter(({ text }) => text);
    const { docs } = await req.payload.update({
      collection: 'document-texts',
      where: { and: [{ file: { equals: file } }, { filename: { equals: filename } }] },
      data: {
        state: pages.length > 0 ? 'read' : 'nothing',
        read: 'person',
        pages,
        problem: null,
        confidence: null,
      },
      ...asSystem,
    });
    // The file was replaced since the form was opened.
    if (docs.length === 0) throw new Refusal('savedMeanwhile');
    return {};
  },
});
