import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';

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
