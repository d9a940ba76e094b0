/** Saves the order of records in a part of a list. */
import { z } from 'zod';
import { mayOpenAdmin } from '../../access.ts';
import { staffCall } from '../../staff-call.ts';
import { type ArrangedList, arranged } from './arranged.ts';

const lists = Object.keys(arranged) as ArrangedList[];

export const arrange = staffCall({
  path: '/arrange/:list',
  method: 'post',
  input: z.object({ list: z.enum(lists), ids: z.array(z.int().positive()).max(2000) }),
  right: mayOpenAdmin,
  refusal: 'noRightToList',
  transaction: true,
  /** Changes all records or none, with the rights of the account to each of them. */
  handle: async ({ list: collection, ids }, req) => {
    const { payload, user } = req;
    const query = { collection, overrideAccess: false, user, req } as const;
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
    return {};
  },
});
