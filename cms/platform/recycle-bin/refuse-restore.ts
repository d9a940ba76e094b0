/** Refuses a restore that would leave broken references or a duplicate code, with the reason. */
import {
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { say } from '../../words/say.ts';
import { titleOf } from '../references/record-titles.ts';
import { targetsIn } from '../references/targets.ts';
import { idsInBin } from './in-bin.ts';

/** Refuses to restore a record before the records that it refers to. */
export async function refuseMissingParts(
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const saved = await req.payload.db.findOne({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  });
  const allTargets = targetsIn(flattenedFields, saved).filter(({ key }) => !key.startsWith('/'));
  const titles: string[] = [];
  for (const [collection, targets] of Map.groupBy(allTargets, (target) => target.collection)) {
    const target = collection as CollectionSlug;
    const ids = await idsInBin(target, { id: { in: targets.map(({ key }) => Number(key)) } }, req);
    if (ids.length > 0) titles.push(await titleOf(target, ids, req));
  }
  if (titles.length === 0) return;
  const sentence = say(
    req.i18n.language,
    'It uses records that are in the recycle bin: {{names}}. Restore them first.',
    { names: titles.join(', ') },
  );
  throw new APIError(sentence, 409, undefined, true);
}

/** Refuses a unique code that a record in the recycle bin has. */
export const refuseUsedCodes: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  for (const field of collection.flattenedFields) {
    if (!('unique' in field) || !field.unique || field.type !== 'text') continue;
    const value: unknown = data?.[field.name];
    if (!value || value === originalDoc?.[field.name]) continue;
    const where = { [field.name]: { equals: value } };
    const ids = await idsInBin(collection.slug as CollectionSlug, where, req);
    if (ids.length === 0) continue;
    const message = say(
      req.i18n.language,
      'A record in the recycle bin already has this value. Restore that record or delete it permanently.',
    );
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: field.name, message }] },
      req.t,
    );
  }
};
