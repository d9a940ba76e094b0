/** Categories of pages that the college added: `OWN_…` where calls name a type, a relation to the page in records. */
import { type AddedType, addedTypeAt, pathOfAddedType } from '@college/contract/added-pages';
import type { Where } from 'payload';
import { OWN } from '../content/site-map/added-page.ts';
import { fields, forVisitors } from './for-visitors.ts';
import type { Context } from './handler.ts';
import { idsOf, type Reference, type Related } from './related.ts';

const isOwn = (type: string) => type.startsWith(`${OWN}_`);

/** The condition for records of a type, which stands in their `field`; undefined where no page has that category. */
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

/** A draft may say that it belongs to a page of ours, and not yet to which. */
const UNKNOWN_PAGE: AddedType = `${OWN}_PAGE`;

/** The type of a record as it leaves. */
export function typeOf<Type extends string>(
  { type, own_page }: { type: Type; own_page?: Reference },
  related: Related,
): Exclude<Type, typeof OWN> | AddedType {
  if (type !== OWN) return type as Exclude<Type, typeof OWN>;
  const [path] = idsOf(own_page).flatMap((id) => related.ownPage(id) ?? []);
  return path === undefined ? UNKNOWN_PAGE : addedTypeAt(path);
}
