/** Saves the order of records in a part of a list. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { say } from '../../words/say.ts';
import { refuse } from '../refuse.ts';
import { type ArrangedList, isArranged } from './arranged.ts';

const Body = z.object({ ids: z.array(z.int().positive()).max(2000) });

export const arrange: Endpoint = {
  path: '/arrange/:list',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const list = req.routeParams?.list;
    const body = Body.safeParse(req.data);
    if (!isArranged(list) || !body.success)
      return refuse(400, say(req.i18n.language, 'This could not be saved.'));
    await inTransaction(req.payload, (own) =>
      place(list, body.data.ids, Object.assign(own, { user: req.user, i18n: req.i18n })),
    );
    return Response.json({});
  },
};

/** Changes all records or none, with the rights of the user. */
async function place(collection: ArrangedList, ids: number[], req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const query = { collection, depth: 0, overrideAccess: false, user, req } as const;
  const { docs } = await payload.find({
    ...query,
    where: { id: { in: ids } },
    draft: true,
    pagination: false,
  });
  for (const [index, id] of ids.entries()) {
    const record = docs.find((doc) => doc.id === id);
    const order = index + 1;
    if (!record || record.order === order) continue;
    // A record with a draft keeps both versions.
    const draft = '_status' in record && record._status === 'draft';
    await payload.update({ ...query, id, data: { order }, draft });
  }
}
