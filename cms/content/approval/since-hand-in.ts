/** Refuses to approve a draft that changed after the approver opened it, or whose files did. */

import type { PayloadRequest } from 'payload';
import { asSystem, type SecondAccountSlug } from '../../access.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { targetsIn } from '../../platform/references/targets.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { SEEN_AT } from './seen-at.ts';

interface ChangesSinceHandIn {
  /** True if the draft was saved again. */
  isSaved: boolean;
  /** Names of files that were replaced or described anew. */
  files: string[];
}

type Slug = SecondAccountSlug | 'employees';
interface Draft {
  id: number;
  handed_in_at?: string | null;
  updatedAt: string;
}

/** Changes after a moment, by default the moment of hand-in. */
async function changesSinceHandIn(
  slug: Slug,
  draft: Draft,
  req: PayloadRequest,
  seenAt?: string,
): Promise<ChangesSinceHandIn> {
  const since = seenAt ?? draft.handed_in_at ?? draft.updatedAt;
  const isSaved = seenAt ? isAfter(draft.updatedAt, seenAt) : await isSavedAgain(slug, draft, req);
  return { isSaved, files: await filesChangedAfter(slug, since, draft, req) };
}

/** Refuses an approval if the approver cannot have seen the latest changes. */
export async function refuseUnseen(slug: Slug, draft: Draft, req: PayloadRequest): Promise<void> {
  const parameter = req.query?.[SEEN_AT];
  const seenAt = Number.isNaN(Date.parse(String(parameter))) ? undefined : String(parameter);
  const { isSaved, files } = await changesSinceHandIn(slug, draft, req, seenAt);
  if (!isSaved && files.length === 0) return;
  throw files.length > 0
    ? refusalFor(req, 'filesChanged', { files: files.join(', ') })
    : refusalFor(req, slug === 'employees' ? 'profileChanged' : 'draftChanged');
}

const isAfter = (moment: string, other: string): boolean => Date.parse(moment) > Date.parse(other);

/**
 * True if the draft was saved after it was handed in. Found by its versions, because the moment
 * of hand-in does not change on later saves.
 */
async function isSavedAgain(
  collection: Slug,
  { id, handed_in_at }: Draft,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: {
      and: [{ parent: { equals: id } }, { 'version.handed_in_at': { equals: handed_in_at } }],
    },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return totalDocs > 1;
}

async function filesChangedAfter(
  slug: Slug,
  moment: string,
  draft: object,
  req: PayloadRequest,
): Promise<string[]> {
  const fields = req.payload.collections[slug].config.flattenedFields;
  const ids = targetsIn(fields, draft).flatMap(({ collection, key }) =>
    collection === 'media' && Number(key) ? [Number(key)] : [],
  );
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { updatedAt: { greater_than: moment } }] },
    select: { filename: true },
    depth: 0,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return docs.map(({ filename, id }) => filename ?? String(id));
}
