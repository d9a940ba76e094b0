/** Saves a corrected text of a file. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { MOST_PAGES } from '../platform/decoders/pdf.ts';
import { say } from '../words/say.ts';
import { refuse } from './refuse.ts';

const Page = z.object({ number: z.int().positive(), text: z.string().max(100_000) });
const Body = z.object({
  file: z.int().positive(),
  filename: z.string(),
  pages: z.array(Page).max(MOST_PAGES),
});

export const fileText: Endpoint = {
  path: '/file-text',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const body = Body.safeParse(req.data);
    const refusal = say(req.i18n.language, 'This could not be saved.');
    if (!body.success) return refuse(400, refusal);
    const { file, filename } = body.data;
    if (!(await mayWriteText(file, req))) return refuse(403, refusal);
    const pages = body.data.pages
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
      depth: 0,
      ...asSystem,
    });
    // The file was replaced since the form was opened.
    return docs.length > 0 ? Response.json({}) : refuse(409, refusal);
  },
};

/** True if the user may replace the file, and so may correct its text. */
export async function mayWriteText(file: number, req: PayloadRequest): Promise<boolean> {
  const { payload } = req;
  const { access } = payload.collections.media.config;
  const allowed = await access.update({ req, id: file });
  if (typeof allowed === 'boolean') return allowed;
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { and: [{ id: { equals: file } }, allowed] },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return totalDocs > 0;
}
