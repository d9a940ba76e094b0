import type { CollectionSlug, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { say } from '../../words/say.ts';
import { sameTransaction } from '../database/transaction.ts';

/**
 * What records are called, wherever they lie. Each in quotation marks: titles have commas of their own. What visitors sent
 * goes by its reference, not by their names: the sentence stands in the log, too, and is read by who may not read theirs.
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
      const { reference, [useAsTitle]: own } = doc as unknown as Record<string, unknown>;
      const title = reference || own;
      return title ? `‘${title}’` : say(req.i18n.language, 'number {{number}}', { number: doc.id });
    })
    .join(', ');
}
