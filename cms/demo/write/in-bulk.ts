import type { CollectionSlug } from 'payload';
import { richText } from '../richText.ts';
import type { Text } from '../text.ts';
import type { Writer } from './writer.ts';

/** Both languages at once, as the database keeps them. */
export const bothRich = (source: Text | undefined) =>
  source && {
    en: richText(source.en),
    ...(source.as !== undefined && { as: richText(source.as) }),
  };

/** Writes a record past hooks and checks: for hundreds of the same kind, where each would take its time. */
export async function createInBulk(
  { payload, req }: Writer,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await payload.db.create({
    collection,
    data: { ...data, createdAt: now, updatedAt: now },
    ...(req && { req }),
  });
  return Number(id);
}
