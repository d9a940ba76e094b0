import type { UIFieldServerProps } from 'payload';
import { momentText } from '../../platform/time-zone/moment.ts';
import { failedPlanText, readFailedPlans } from '../../staff-api/plans/failed-plan.ts';
import { FailedPlan } from './FailedPlan.tsx';
import { ScheduledState } from './ScheduledState.tsx';

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
