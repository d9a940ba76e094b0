import { asRecord } from '@college/contract/as-record';
import type { ServerProps } from 'payload';
import { managesAccounts } from '../../access.ts';
import { type FailedPlan, failedPlanText, readFailedPlans } from '../../platform/failed-plan.ts';
import { momentText } from '../../time-zone/moment.ts';
import { say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';

interface Line {
  plan: FailedPlan;
  title: string;
  inBin: boolean;
}

/** Lists scheduled changes that failed, on the dashboard of the account that scheduled them. */
export async function FailedPlans({ i18n, payload, user }: Viewer & Pick<ServerProps, 'i18n'>) {
  const { language } = i18n;
  const lines = await readOwnFailedPlans({ payload, user });
  if (lines.length === 0) return null;
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  return (
    <section aria-labelledby="failed-plans" className="failed-plans">
      <h2 id="failed-plans">{say(language, 'Scheduled changes that failed')}</h2>
      <ul>
        {lines.map(({ plan, title, inBin }) => (
          <li key={plan.job}>
            <a href={`/admin/collections/${plan.collection}${inBin ? '/trash' : ''}/${plan.id}`}>
              {title || say(language, 'number {{number}}', { number: plan.id })}
            </a>
            <p className="failed-plan">
              {failedPlanText(language, plan, momentText(plan.at, defaultTimezone), payload)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reads failed changes of the account. Administrators also get those of deleted accounts. */
export async function readOwnFailedPlans({ payload, user }: Viewer): Promise<Line[]> {
  const plans = await readFailedPlans(payload);
  const isOwn = ({ planner, failure }: FailedPlan) =>
    planner === user?.id || (failure.reason === 'account' && managesAccounts({ req: { user } }));
  const lines = await Promise.all(
    plans.filter(isOwn).map((plan) => readLine(plan, { payload, user })),
  );
  return lines.flatMap((line) => line ?? []);
}

/** Undefined for a record that is gone, or that was unpublished by hand. */
async function readLine(plan: FailedPlan, { payload, user }: Viewer): Promise<Line | undefined> {
  const { collection, id, publishes } = plan;
  const record = await payload.findByID({
    collection,
    id,
    // The published title, for a change that should unpublish the record.
    draft: publishes,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!record || (!publishes && asRecord(record)._status !== 'published')) return undefined;
  return {
    plan,
    title: String(asRecord(record).title ?? ''),
    inBin: Boolean(asRecord(record).deletedAt),
  };
}
