/**
 * Categories of pages that the college added. In calls they are types such as `OWN_…`; in records
 * they are a relation to the page.
 */
import { type AddedType, addedTypeAt, pathOfAddedType } from '@college/contract/added-pages';
import type { Where } from 'payload';
import { OWN } from '../content/site-map/added-page.ts';
import { fields, forVisitors } from '../for-visitors.ts';
import type { Context } from './handler.ts';
import { idsOf, type Reference, type Related } from './related.ts';

export const isOwn = (type: string) => type.startsWith(`${OWN}_`);

/**
 * Condition for records of a type, which is stored in `field`; undefined if no page has that
 * category.
 */
export async function whereType(
  field: string,
  type: string,
  context: Context,
): Promise<Where | undefined> {
  if (!isOwn(type)) return { [field]: { equals: type } };
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'site-pages',
    where: { path: { equals: pathOfAddedType(type) } },
    limit: 1,
    select: fields('kind'),
  });
  return docs[0]?.kind ? { own_page: { equals: docs[0].id } } : undefined;
}

/** Type of a draft that belongs to an added page which is not chosen yet. */
const UNKNOWN_PAGE: AddedType = `${OWN}_PAGE`;

/** The type of a record on the wire. */
export function typeOf<Type extends string>(
  { type, own_page }: { type: Type; own_page?: Reference },
  related: Related,
): Exclude<Type, typeof OWN> | AddedType {
  if (type !== OWN) return type as Exclude<Type, typeof OWN>;
  const [path] = idsOf(own_page).flatMap((id) => related.ownPage(id) ?? []);
  return path === undefined ? UNKNOWN_PAGE : addedTypeAt(path);
}
