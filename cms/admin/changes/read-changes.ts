/** The last changes of all lists that an account may change, and their drafts. */
import { asRecord } from '@college/contract/as-record';
import type { CollectionSlug, SanitizedPermissions, Where } from 'payload';
import { publicCollections } from '../../content/collections.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { hasScreen } from '../ScreenLink.tsx';
import type { Viewer } from '../viewer.ts';

export interface Change {
  collection: CollectionSlug;
  id: number;
  title: string;
  /** Undefined for lists without drafts. */
  status: 'draft' | 'published' | undefined;
  isInBin: boolean;
  /** ISO 8601. */
  at: string;
}

/** Upper bound of changes per page. */
export const CHANGES_PER_PAGE = 40;

const isDraft = { _status: { equals: 'draft' } };

/** Lists that visitors see, and that the account may open and change, in the order of the menu. */
export const changeableLists = (viewer: Viewer, may: SanitizedPermissions): CollectionSlug[] =>
  publicCollections
    .map(({ slug }) => slug as CollectionSlug)
    .filter(
      (slug) => may.collections?.[slug]?.update && hasScreen(`/admin/collections/${slug}`, viewer),
    );

const hasDrafts = ({ payload }: Viewer, slug: CollectionSlug) =>
  Boolean(payload.collections[slug].config.versions?.drafts);

/** Reads the newest changes of these lists, before a moment, or drafts alone. */
export async function readChanges(
  viewer: Viewer,
  lists: readonly CollectionSlug[],
  { language, drafts, before }: { language: string; drafts: boolean; before?: string | undefined },
): Promise<Change[]> {
  const where: Where = {
    and: [...(before ? [{ updatedAt: { less_than: before } }] : []), ...(drafts ? [isDraft] : [])],
  };
  const sources = drafts ? lists.filter((slug) => hasDrafts(viewer, slug)) : lists;
  const changes = await Promise.all(
    sources.map((slug) => changesOf(viewer, slug, where, { language, withBin: !drafts })),
  );
  return changes
    .flat()
    .sort((change, other) => other.at.localeCompare(change.at, 'en'))
    .slice(0, CHANGES_PER_PAGE);
}

async function changesOf(
  { payload, user }: Viewer,
  collection: CollectionSlug,
  where: Where,
  { language, withBin }: { language: string; withBin: boolean },
): Promise<Change[]> {
  const { admin, trash } = payload.collections[collection].config;
  const { useAsTitle = 'id' } = admin;
  const { docs } = await anyCollection(payload).find({
    collection,
    where,
    draft: true,
    trash: trash && withBin,
    user,
    overrideAccess: false,
    locale: collegeLocale(language),
    select: { [useAsTitle]: true, _status: true, updatedAt: true, deletedAt: true },
    sort: '-updatedAt',
    limit: CHANGES_PER_PAGE,
    pagination: false,
    depth: 0,
  });
  return docs.map((record) => {
    const { id, _status, updatedAt, deletedAt } = record;
    return {
      collection,
      id,
      title: String(asRecord(record)[useAsTitle] ?? ''),
      status: _status === 'draft' || _status === 'published' ? _status : undefined,
      isInBin: Boolean(deletedAt),
      at: String(updatedAt),
    };
  });
}

/** Counts the drafts of these lists, with changes of published records that are not published yet. */
export async function countDrafts(
  viewer: Viewer,
  lists: readonly CollectionSlug[],
): Promise<number> {
  const { payload, user } = viewer;
  const counts = await Promise.all(
    lists
      .filter((slug) => hasDrafts(viewer, slug))
      .map((collection) =>
        payload.countVersions({
          collection,
          where: {
            and: [
              { latest: { equals: true } },
              { 'version._status': { equals: 'draft' } },
              { 'version.deletedAt': { exists: false } },
            ],
          },
          user,
          overrideAccess: false,
        }),
      ),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}
