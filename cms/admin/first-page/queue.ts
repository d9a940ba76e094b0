/** What waits for somebody, as far as they may see it. */
import type { AdminViewServerProps } from 'payload';

/** What fits on a screen; the rest follows when these are decided. */
const SHOWN = 20;

const kinds = ['alumni-registrations', 'messages'] as const;
export type Kind = (typeof kinds)[number];
export type Viewer = Pick<AdminViewServerProps, 'payload' | 'user'>;

export interface Waiting {
  kind: Kind;
  id: number;
  name: string;
  received: string;
  /** Address of the photo that came along. */
  photo: string | undefined;
}

/** Registrations and messages together, the oldest first, and how many there are. */
export async function readQueue(viewer: Viewer): Promise<{ first: Waiting[]; total: number }> {
  const lists = await Promise.all(kinds.map((kind) => pending(kind, viewer)));
  const first = lists
    .flatMap(({ docs }) => docs)
    .sort((one, other) => one.received.localeCompare(other.received))
    .slice(0, SHOWN);
  const photos = await addressesOf(
    first.flatMap(({ sent }) => sent),
    viewer,
  );
  return {
    first: first.map(({ sent, ...one }) => ({ ...one, photo: photos.get(sent[0] ?? 0) })),
    total: lists.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  };
}

const asViewer = ({ user }: Viewer) => ({ user, overrideAccess: false, depth: 0 }) as const;
/** Whoever may read nothing of a kind has nothing of it waiting. */
const nothing = { docs: [], totalDocs: 0 };

async function pending(kind: Kind, viewer: Viewer) {
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
