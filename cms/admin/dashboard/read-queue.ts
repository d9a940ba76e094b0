/** Submissions and profiles that wait for a decision, as far as the account may read them. */
import { createLocalReq } from 'payload';
import { isSecondAccount, mayApproveProfiles, type SecondAccountSlug } from '../../access.ts';
import { emptyIfForbidden, noRecords } from '../empty-if-forbidden.ts';
import type { Viewer } from '../viewer.ts';

/** Upper bound of entries. More do not fit on a screen. */
const SHOWN = 12;

const submissions = ['alumni-registrations', 'messages'] as const;
type SubmissionSlug = (typeof submissions)[number];
const secondAccount = ['notices', 'pages'] as const satisfies SecondAccountSlug[];
export type Kind = SubmissionSlug | SecondAccountSlug | 'employees';

export interface QueueEntry {
  kind: Kind;
  id: number;
  name: string;
  received: string;
  /** Address of the first photo of the submission. */
  photo: string | undefined;
}

interface QueuePart {
  kind: Kind;
  docs: (Omit<QueueEntry, 'photo'> & { photos: number[] })[];
  totalDocs: number;
}

export interface WaitingQueue {
  first: QueueEntry[];
  total: number;
  /** Numbers of the lists in which something waits. */
  lists: { kind: Kind; total: number }[];
}

/** Reads everything that the account may decide on together, the oldest first, with their total number. */
export async function readQueue(viewer: Viewer): Promise<WaitingQueue> {
  const lists = await Promise.all([
    ...submissions.map((kind) => pendingSubmissions(kind, viewer)),
    profilesForApproval(viewer),
    ...secondAccount.map((kind) => submittedByOthers(kind, viewer)),
  ]);
  const first = lists
    .flatMap(({ docs }) => docs)
    .sort((a, b) => a.received.localeCompare(b.received, 'en'))
    .slice(0, SHOWN);
  const addresses = await photoAddresses(
    first.flatMap(({ photos }) => photos),
    viewer,
  );
  return {
    first: first.map(({ photos, ...entry }) => ({
      ...entry,
      photo: photos.map((id) => addresses.get(id))[0],
    })),
    total: lists.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
    lists: lists.flatMap(({ kind, totalDocs }) =>
      totalDocs > 0 ? [{ kind, total: totalDocs }] : [],
    ),
  };
}

const asViewer = ({ user }: Viewer) => ({ user, overrideAccess: false, depth: 0 }) as const;

async function pendingSubmissions(kind: SubmissionSlug, viewer: Viewer): Promise<QueuePart> {
  const { docs, totalDocs } = await emptyIfForbidden(
    viewer.payload.find({
      ...asViewer(viewer),
      collection: kind,
      where: { status: { equals: 'pending' } },
      select: { name: true, received_at: true, createdAt: true, photos: true },
      sort: 'createdAt',
      limit: SHOWN,
    }),
  );
  return {
    kind,
    totalDocs,
    docs: docs.map(({ id, name, received_at, createdAt, photos }) => ({
      kind,
      id,
      name,
      received: received_at ?? createdAt,
      photos: (photos ?? []).map((photo) => (typeof photo === 'number' ? photo : photo.id)),
    })),
  };
}

/** Profiles that the account may approve. Teachers read their own profile but do not approve it. */
async function profilesForApproval(viewer: Viewer): Promise<QueuePart> {
  const { payload, user } = viewer;
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  if (!mayApproveProfiles({ req })) return { kind: 'employees', ...noRecords };
  const { docs, totalDocs } = await payload.find({
    ...asViewer(viewer),
    collection: 'employees',
    draft: true,
    where: { handed_in_at: { exists: true } },
    select: { name: true, handed_in_at: true },
    sort: 'handed_in_at',
    limit: SHOWN,
  });
  return {
    kind: 'employees',
    totalDocs,
    docs: docs.map(({ id, name, handed_in_at }) => ({
      kind: 'employees',
      id,
      name,
      received: handed_in_at ?? '',
      photos: [],
    })),
  };
}

/** Notices or pages that another account submitted, and that the account may publish. */
async function submittedByOthers(kind: SecondAccountSlug, viewer: Viewer): Promise<QueuePart> {
  const { payload, user } = viewer;
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  const allowed = await payload.collections[kind].config.access.update({ req });
  if (!allowed) return { kind, ...noRecords };
  const isWaiting = {
    handed_in_at: { exists: true },
    handed_in_by: { not_equals: user?.id },
  };
  const { docs } = await emptyIfForbidden(
    payload.find({
      ...asViewer(viewer),
      collection: kind,
      draft: true,
      where: allowed === true ? isWaiting : { and: [isWaiting, allowed] },
      select: { title: true, handed_in_at: true, handed_in_by: true },
      sort: 'handed_in_at',
      pagination: false,
    }),
  );
  const waiting = docs.filter((doc) => isSecondAccount({ user }, doc));
  return {
    kind,
    totalDocs: waiting.length,
    docs: waiting.slice(0, SHOWN).map(({ id, title, handed_in_at }) => ({
      ...{ kind, id, name: title, photos: [] },
      received: handed_in_at ?? '',
    })),
  };
}

async function photoAddresses(ids: number[], viewer: Viewer): Promise<Map<number, string>> {
  const { docs } = await emptyIfForbidden(
    viewer.payload.find({
      ...asViewer(viewer),
      collection: 'submitted-photos',
      where: { id: { in: ids } },
      pagination: false,
    }),
  );
  return new Map(docs.map(({ id, url }) => [id, url ?? '']));
}

export async function countUnreadNotes(viewer: Viewer): Promise<number> {
  const { totalDocs } = await emptyIfForbidden(
    viewer.payload.count({
      ...asViewer(viewer),
      collection: 'visitor-notes',
      where: { read: { not_equals: true } },
    }),
  );
  return totalDocs;
}
