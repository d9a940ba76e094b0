/** Scheduled publishing and unpublishing. */
import type { Payload } from 'payload';
import { cache } from 'react';
import { asSystem } from '../../access.ts';

export interface ScheduledChange {
  collection: string;
  id: number;
  at: string;
  publishes: boolean;
}

/** Input of Payload's job. */
interface Plan {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: string; value: string };
}

/**
 * Scheduled changes, the next one first. Cached per request, because every row of a list needs
 * them.
 */
export const readScheduled = cache(async (payload: Payload): Promise<ScheduledChange[]> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    select: { input: true, waitUntil: true },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
    ...asSystem,
  });
  return docs.flatMap(({ input, waitUntil }) => {
    const { doc, type } = input as Plan;
    if (!doc || !waitUntil) return [];
    return [
      {
        collection: doc.relationTo,
        id: Number(doc.value),
        at: waitUntil,
        publishes: type !== 'unpublish',
      },
    ];
  });
});
