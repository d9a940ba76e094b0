import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/** Records that a path of relations leads from to the one with this number: Payload asks along one step at a time here. */
export async function within(
  collection: CollectionSlug,
  path: string,
  id: number,
  req: PayloadRequest,
): Promise<Where> {
  const { payload, user } = req;
  const [step = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [step]: { equals: id } };
  const { flattenedFields } = payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === step);
  if (field?.type !== 'relationship') throw new Error(`${collection} has no relation ${step}`);
  const next = field.relationTo as CollectionSlug;
  const { docs } = await payload.find({
    collection: next,
    where: await within(next, rest.join('.'), id, req),
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
  });
  return { [step]: { in: docs.map((doc) => doc.id) } };
}
