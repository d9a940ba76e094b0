import type { CollectionSlug, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { say } from '../../words/say.ts';
import { sameTransaction } from '../database/transaction.ts';

/**
 * Quoted titles of records, including those in the recycle bin. In quotation marks, because titles
 * may contain commas. Submissions are shown by reference number, because the message also appears
 * in logs that others read.
 */
export async function titleOf(
  slug: CollectionSlug,
  ids: number[],
  req: PayloadRequest,
): Promise<string> {
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin;
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    sort: 'id',
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: true,
    trash: true,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return docs
    .map((doc) => {
      const { reference, [useAsTitle]: titleField } = doc as unknown as Record<string, unknown>;
      const title = reference || titleField;
      return title ? `‘${title}’` : say(req.i18n.language, 'number {{number}}', { number: doc.id });
    })
    .join(', ');
}
