'use client';
import { Pill, useConfig, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { scheduledText } from '../../time-zone/moment.ts';
import { scheduleDrawer } from './ScheduleDrawer.tsx';
import { usePlans } from './use-plans.ts';

/** Scheduled changes of a record, in its form. */
export function ScheduledState() {
  const { id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const { language } = useTranslation().i18n;
  const { defaultTimezone = 'UTC' } = useConfig().config.admin.timezones;
  const [plans] = usePlans(isModalOpen(scheduleDrawer(id)));
  if (plans.length === 0) return null;
  return (
    <div className="field-type planned" role="status">
      {plans.map(({ id: plan, waitUntil, input }) => (
        <Pill key={plan} pillStyle="success">
          {scheduledText(
            language,
            { at: new Date(waitUntil ?? 0).toISOString(), publishes: input?.type !== 'unpublish' },
            defaultTimezone,
          )}
        </Pill>
      ))}
    </div>
  );
}

interface Props {
  text: string;
  publishes: boolean;
}

/** Message that a scheduled change failed, until it is done by hand. */
export function FailedPlan({ text, publishes }: Props) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isDone = publishes ? hasPublishedDoc && unpublishedVersionCount === 0 : !hasPublishedDoc;
  if (isDone) return null;
  return (
    <p className="failed-plan" role="alert">
      {text}
    </p>
  );
}
