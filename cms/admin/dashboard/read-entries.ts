/** Drafts, scheduled changes and recently published records that the account can change. */

import type { SanitizedPermissions, Where } from 'payload';
import { mayWriteNoticeType } from '../../access.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { readScheduled, type ScheduledChange } from '../schedule/read-scheduled.ts';
import type { Viewer } from '../viewer.ts';

/** Upper bound of entries per list. A link shows all. */
const SHOWN = 4;

/** Collections with drafts on the dashboard. */
const drafted = ['notices', 'pages'] as const;
export type Drafted = (typeof drafted)[number];

export interface Entry {
  collection: Drafted;
  id: number;
  title: string;
  /** Type of a notice. */
  type: string | undefined;
  /** Last change, as ISO 8601. */
  at: string;
}

export const readDrafts = (viewer: Viewer, may: SanitizedPermissions) =>
  newest(viewer, may, { _status: { equals: 'draft' } }, true);
export const readPublic = (viewer: Viewer, may: SanitizedPermissions) =>
  newest(viewer, may, { _status: { equals: 'published' } }, false);

async function newest(
  viewer: Viewer,
  may: SanitizedPermissions,
  where: Where,
  draft: boolean,
): Promise<Entry[]> {
  const changed = drafted.filter((collection) => may.collections?.[collection]?.update);
  const lists = await Promise.all(
    changed.map((collection) => entries(viewer, collection, where, draft)),
  );
  return lists
    .flat()
    .sort((entry, other) => other.at.localeCompare(entry.at, 'en'))
    .slice(0, SHOWN);
}

/** The next one first. */
export async function readPlans(viewer: Viewer): Promise<(Entry & { plan: ScheduledChange })[]> {
  const planned = await readScheduled(viewer.payload);
  const entryLists = await Promise.all(
    drafted.map((collection) => {
      const ids = planned.flatMap((change) => (change.collection === collection ? change.id : []));
      return ids.length === 0 ? [] : entries(viewer, collection, { id: { in: ids } }, true);
    }),
  );
  return planned
    .flatMap((plan) =>
      entryLists
        .flat()
        .filter(({ collection, id }) => collection === plan.collection && id === plan.id)
        .map((entry) => ({ ...entry, plan })),
    )
    .slice(0, SHOWN);
}

/** Counts the records with a scheduled change that the account may see. */
export async function countPlans({ payload, user }: Viewer): Promise<number> {
  const planned = await readScheduled(payload);
  const counts = await Promise.all(
    drafted.map((collection) => {
      const ids = planned.flatMap((change) => (change.collection === collection ? change.id : []));
      const where = { id: { in: ids } };
      return payload.count({ collection, where, user, overrideAccess: false });
    }),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

async function entries(
  { payload, user }: Viewer,
  collection: Drafted,
  where: Where,
  draft: boolean,
): Promise<Entry[]> {
  const { docs } = await anyCollection(payload).find({
    collection,
    where,
    draft,
    user,
    overrideAccess: false,
    locale: mainLocale(),
    select: { title: true, type: true, updatedAt: true },
    sort: '-updatedAt',
    limit: SHOWN,
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, title, type, updatedAt }) => ({
    collection,
    id,
    title: String(title ?? ''),
    type: typeof type === 'string' ? type : undefined,
    at: String(updatedAt),
  }));
}

const eventTypes = ['COLLEGE_EVENT', 'DEPTEVENT', 'IQAC_EVENT'] as const;

/** Returns the first type of event that the account can write. */
export const eventTypeOf = ({ user }: Viewer) =>
  eventTypes.find((type) => mayWriteNoticeType({ user }, type));
