import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { Message } from '../../payload-types.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { deletePortrait } from '../photos/delete-portrait.ts';
import { publishPhoto } from '../photos/publish-photo.ts';
import { decision, deletePhotos, mailDecision, refuse, withDecision } from './decisions.ts';

/** Two moderators may press at once: the row says who was first, whatever each of them has read. */
async function decideOnce(id: number, status: string, req: PayloadRequest): Promise<void> {
  const won = await rowsOf(
    req.payload,
    sql`UPDATE messages SET status = ${status} WHERE id = ${id} AND status <> ${status} RETURNING id`,
    req,
  );
  if (won.length === 0) throw refuse(req, 'Somebody else has just made the same decision.');
}

/** Of the row, because an editor who approves may not see what only moderators read. */
const senderOf = async (id: number, req: PayloadRequest) =>
  req.payload.findByID({
    collection: 'messages',
    id,
    depth: 0,
    select: { photos: true, email: true, reference: true, name: true },
    req: await sameTransaction(req),
    ...asSystem,
  });

/** The home page, where the college shows messages on it; no other page does. */
async function homePage(req: PayloadRequest): Promise<string | undefined> {
  const { home_sections: sections } = await req.payload.findGlobal({
    slug: 'college',
    select: { home_sections: true },
    depth: 0,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return !sections?.length || sections.includes('voices') ? '/' : undefined;
}

export const messageDecisions: CollectionConfig<'messages'>['hooks'] = {
  beforeChange: [
    async ({ data, originalDoc, operation, req }) => {
      const now = { ...originalDoc, ...data } as Message;
      data.waiting = now.status === 'pending';
      const decided = operation === 'update' ? decision(now, originalDoc) : undefined;
      if (!decided) return data;
      await decideOnce(now.id, decided, req);
      if (decided === 'approved' && !now.dp) {
        const { photos, name } = await senderOf(now.id, req);
        data.dp = await publishPhoto(photos, name, req);
      }
      data.decisions = withDecision(now, originalDoc, req);
      return data;
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req }) => {
      if (operation !== 'update' || !decision(doc, previousDoc)) return;
      const { email, reference, name } = await senderOf(doc.id, req);
      await mailDecision('message', { ...doc, email, reference, name }, req, homePage);
    },
  ],
  afterDelete: [({ doc, req }) => deletePhotos(doc, req), deletePortrait],
};
