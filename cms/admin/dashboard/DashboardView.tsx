import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { otherLocales } from '../../platform/college-languages.ts';
import { dateText } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { DueReviews, readDueReviews } from '../reviews/ReviewsView.tsx';
import { StillMissing } from '../set-up/StillMissing.tsx';
import type { Viewer } from '../viewer.ts';
import { FailedPlans } from './FailedPlans.tsx';
import { Lists } from './Lists.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { Queue } from './Queue.tsx';
import { ReportOfYear } from './ReportOfYear.tsx';
import { readQueue } from './read-queue.ts';
import { readTasks } from './read-tasks.ts';
import { Tasks } from './Tasks.tsx';
import { Warnings } from './Warnings.tsx';
import { Writing } from './Writing.tsx';

type Props = Viewer & Pick<ServerProps, 'i18n' | 'permissions'>;

/** Upper bound of entries in the queue of accounts that also write notices. */
const BESIDE_LISTS = 6;

/** First screen of the admin: the work of the account, in place of Payload's cards of all lists. */
export async function DashboardView({ i18n, payload, permissions = {}, user }: Props) {
  const { language } = i18n;
  const viewer = { payload, user };
  const writes = permissions.collections?.notices?.create;
  const common = { ...viewer, i18n };
  const [queue, reviews] = await Promise.all([readQueue(viewer), readDueReviews(viewer, language)]);
  const tasks = await readTasks(viewer, permissions, {
    waiting: queue.total,
    reviews: reviews.length,
  });
  return (
    <main>
      <Gutter className="dashboard-home">
        <header className="dashboard-home__head">
          <div>
            <h1>{say(language, 'Your work')}</h1>
            <p>{[user?.name || user?.email, dateText(new Date().toISOString())].join(' · ')}</p>
          </div>
          <Writing {...common} permissions={permissions} />
          <Help task="sign-in" />
        </header>
        <StillMissing {...common} />
        <Warnings {...common} />
        <FailedPlans {...common} />
        <Tasks language={language} tasks={tasks} />
        <Queue
          language={language}
          queue={{ ...queue, first: queue.first.slice(0, writes ? BESIDE_LISTS : undefined) }}
        />
        <OwnProfile {...common} />
        <ReportOfYear {...common} />
        <Lists {...common} permissions={permissions} />
        <DueReviews language={language} subjects={reviews} viewer={viewer} />
        {writes && (
          <p className="translations">
            <a href="/admin/documents">{say(language, 'Documents to make accessible')}</a>
          </p>
        )}
        {writes && otherLocales().length > 0 && (
          <p className="translations">
            <a href="/admin/untranslated">{say(language, 'Missing translations')}</a>
          </p>
        )}
      </Gutter>
    </main>
  );
}
