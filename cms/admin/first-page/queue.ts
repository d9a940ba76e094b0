/** What waits for somebody, as far as they may see it. */
import { type AdminViewServerProps, createLocalReq } from 'payload';
import { approvesProfiles } from '../../access.ts';

/** What fits on a screen; the rest follows when these are decided. */
const SHOWN = 20;

const submissions = ['alumni-registrations', 'messages'] as const;
type Submission = (typeof submissions)[number];
export type Kind = Submission | 'employees';
export type Viewer = Pick<AdminViewServerProps, 'payload' | 'user'>;

export interface Waiting {
  kind: Kind;
  id: number;
  name: string;
  received: string;
  /** Address of the photo that came along. */
  photo: string | undefined;
}

interface Found {
  docs: (Omit<Waiting, 'photo'> & { sent: number[] })[];
  totalDocs: number;
}

/** Registrations, messages and profiles together, the oldest first, and how many there are. */
export async function readQueue(viewer: Viewer): Promise<{ first: Waiting[]; total: number }> {
  const lists = await Promise.all([
    ...submissions.map((kind) => pending(kind, viewer)),
    handedIn(viewer),
  ]);
  const first = lists
    .flatMap(({ docs }) => docs)
    .sort((one, other) => one.received.localeCompare(other.received))
    .slice(0, SHOWN);
  const photos = await addressesOf(
    first.flatMap(({ sent }) => sent),
    viewer,
  );
  return {
    first: first.map(({ sent, ...one }) => ({
      ...one,
      photo: sent.map((id) => photos.get(id))[0],
    })),
    total: lists.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  };
}

const asViewer = ({ user }: Viewer) => ({ user, overrideAccess: false, depth: 0 }) as const;
/** Whoever may read nothing of a kind has nothing of it waiting. */
const nothing = { docs: [], totalDocs: 0 };

async function pending(kind: Submission, viewer: Viewer): Promise<Found> {
  const { docs, totalDocs } = await viewer.payload
    .find({
      ...asViewer(viewer),
      collection: kind,
      where: { status: { equals: 'pending' } },
      select: { name: true, received_at: true, createdAt: true, photos: true },
      sort: 'createdAt',
      limit: SHOWN,
    })
    .catch(() => nothing);
  return {
    totalDocs,
    docs: docs.map(({ id, name, received_at, createdAt, photos }) => ({
      kind,
      id,
      name,
      received: received_at ?? createdAt,
      sent: (photos ?? []).map((photo) => (typeof photo === 'number' ? photo : photo.id)),
    })),
  };
}

/** Profiles; their own draft waits for no teacher. */
async function handedIn(viewer: Viewer): Promise<Found> {
  const { payload, user } = viewer;
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  if (!approvesProfiles(req)) return nothing;
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
    totalDocs,
    docs: docs.map(({ id, name, handed_in_at }) => ({
      kind: 'employees',
      id,
      name,
      received: handed_in_at ?? '',
      sent: [],
    })),
  };
}

async function addressesOf(ids: number[], viewer: Viewer): Promise<Map<number, string>> {
  const { docs } = await viewer.payload
    .find({
      ...asViewer(viewer),
      collection: 'submitted-photos',
      where: { id: { in: ids } },
      pagination: false,
    })
    .catch(() => nothing);
  return new Map(docs.map(({ id, url }) => [id, url ?? '']));
}

export async function countUnreadNotes(viewer: Viewer): Promise<number> {
  const { totalDocs } = await viewer.payload
    .count({
      ...asViewer(viewer),
      collection: 'visitor-notes',
      where: { read: { not_equals: true } },
    })
    .catch(() => nothing);
  return totalDocs;
}
