import { Pill } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { failedPlanText, readFailedPlans } from '../../platform/failed-plan.ts';
import { momentText, scheduledText } from '../../time-zone/moment.ts';
import { readScheduled } from './read-scheduled.ts';
import { FailedPlan, ScheduledState } from './ScheduledState.tsx';

/** Scheduled changes of a record, and why a past one failed, in its form. */
export async function Scheduled({ collectionSlug, i18n, id, payload }: UIFieldServerProps) {
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const failed = id === undefined ? [] : await readFailedPlans(payload);
  return (
    <>
      {failed
        .filter((plan) => plan.collection === collectionSlug && plan.id === Number(id))
        .map((plan) => (
          <FailedPlan
            key={plan.job}
            publishes={plan.publishes}
            text={failedPlanText(
              i18n.language,
              plan,
              momentText(plan.at, defaultTimezone),
              payload,
            )}
          />
        ))}
      <ScheduledState />
    </>
  );
}

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'i18n' | 'payload' | 'rowData'
>;

/** Scheduled changes of a record, in a list. */
export async function ScheduledCell({ collectionSlug, i18n, payload, rowData }: Props) {
  const planned = await readScheduled(payload);
  const own = planned.filter(
    ({ collection, id }) => collection === collectionSlug && id === rowData.id,
  );
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  return own.map(({ at, publishes }) => (
    <Pill key={at} size="small">
      {scheduledText(i18n.language, { at, publishes }, defaultTimezone)}
    </Pill>
  ));
}
