'use client';
import {
  Pill,
  useConfig,
  useDocumentInfo,
  useModal,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { plannedText } from './planned-text.ts';

interface Plan {
  id: number | string;
  waitUntil?: Date | string | null;
  input?: { type?: string };
}

/** On a form: when it goes onto the website, or off it. */
export function Planned() {
  const { id, collectionSlug } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { language } = useTranslation().i18n;
  const { defaultTimezone = 'UTC' } = useConfig().config.admin.timezones;
  const [plans, setPlans] = useState<Plan[]>([]);
  const isPlanning = isModalOpen(`schedule-publish-${id}`);
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined || isPlanning) return;
    let isOpen = true;
    const asked: Promise<Plan[]> = getUpcomingScheduledPublish({ id, collectionSlug } as never);
    // Who may not publish is told nothing of it.
    asked
      .catch(() => [])
      .then((found) => {
        if (isOpen) setPlans(found);
      });
    return () => {
      isOpen = false;
    };
  }, [id, collectionSlug, isPlanning, getUpcomingScheduledPublish]);
  if (plans.length === 0) return null;
  return (
    <div className="field-type planned" role="status">
      {plans.map(({ id: plan, waitUntil, input }) => (
        <Pill key={plan} pillStyle="success">
          {plannedText(
            language,
            { at: new Date(waitUntil ?? 0).toISOString(), publishes: input?.type !== 'unpublish' },
            defaultTimezone,
          )}
        </Pill>
      ))}
    </div>
  );
}
