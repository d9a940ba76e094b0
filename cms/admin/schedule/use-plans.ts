'use client';
import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

export interface Plan {
  id: number | string;
  waitUntil?: Date | string | null;
  input?: { type?: string };
}

/**
 * Scheduled changes of the open record, and a function that reads them again. Empty for accounts
 * that may not publish it.
 */
export function usePlans(isStale = false): [Plan[], () => Promise<void>] {
  const { id, collectionSlug } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [plans, setPlans] = useState<Plan[]>([]);
  const readPlans = useCallback(
    async (isWanted: () => boolean = () => true) => {
      if (id === undefined || collectionSlug === undefined) return;
      const answer: Promise<Plan[]> = getUpcomingScheduledPublish({ id, collectionSlug });
      // The form works without the plans.
      const upcoming = await answer.catch(() => []);
      if (isWanted()) setPlans(upcoming);
    },
    [id, collectionSlug, getUpcomingScheduledPublish],
  );
  useEffect(() => {
    if (isStale) return;
    let isOpen = true;
    void readPlans(() => isOpen);
    return () => {
      isOpen = false;
    };
  }, [isStale, readPlans]);
  return [plans, readPlans];
}
