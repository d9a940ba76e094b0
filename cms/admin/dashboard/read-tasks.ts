import type { Payload, SanitizedPermissions } from 'payload';
import { mayApproveProfiles, mayWatchServer, messageEditors, notesReaders } from '../../access.ts';
import { countOpenRows } from '../../certification-runs/runs.ts';
import { countFailedJobs } from '../../platform/metrics/server-state.ts';
import { DAY } from '../../platform/metrics/warnings.ts';
import type { Sentence } from '../../words/say.ts';
import { changeableLists, countDrafts } from '../changes/read-changes.ts';
import { countDutiesWithWork } from '../duties/needs-work.ts';
import { hasScreen } from '../ScreenLink.tsx';
import type { Viewer } from '../viewer.ts';
import { countPlans } from './read-entries.ts';
import { countUnreadNotes } from './read-queue.ts';

/** A kind of work on the dashboard, with the number of what is to do. */
export interface Task {
  name: Sentence;
  count: number;
  /** Where it is done. */
  href: string;
}

/** Address of all drafts. */
export const DRAFTS = '/admin/changes?state=draft';
const DUTIES = '/admin/collections/duty-answers';
const CERTIFICATION = '/admin/collections/certification-runs';

/** Reads the numbers of the work that the account may do. Work that is never for it is left out. */
export async function readTasks(
  viewer: Viewer,
  may: SanitizedPermissions,
  { waiting, reviews }: { waiting: number; reviews: number },
): Promise<Task[]> {
  const { payload, user } = viewer;
  const asker = { req: { user } };
  const lists = changeableLists(viewer, may);
  const writes = may.collections?.notices?.create;
  const tasks: (Task | false | undefined)[] = await Promise.all([
    (mayApproveProfiles(asker) || messageEditors(asker)) && {
      name: 'Waiting for approval',
      count: waiting,
      href: '#queue',
    },
    notesReaders(asker) &&
      taskOf(
        'Unread notes',
        '/admin/collections/visitor-notes?where[read][not_equals]=true',
        countUnreadNotes(viewer),
      ),
    writes && taskOf('Drafts', DRAFTS, countDrafts(viewer, lists)),
    writes && taskOf('Scheduled', '#scheduled', countPlans(viewer)),
    (writes || reviews > 0) && {
      name: 'Due reviews',
      count: reviews,
      href: '#due-reviews',
    },
    may.collections?.['duty-answers']?.update &&
      hasScreen(DUTIES, viewer) &&
      taskOf('Disclosure: to do', DUTIES, countDutiesWithWork(payload)),
    may.collections?.['duty-answers']?.update &&
      hasScreen(CERTIFICATION, viewer) &&
      openRowsTask(payload),
    mayWatchServer(asker) &&
      taskOf('Failed e-mails this week', '/admin/set-up?step=mail', countFailedMails(payload)),
  ]);
  return tasks.flatMap((task) => task || []);
}

const taskOf = async (name: Sentence, href: string, count: Promise<number>): Promise<Task> => ({
  name,
  href,
  count: await count,
});

/** None before the first run. */
async function openRowsTask(payload: Payload): Promise<Task | undefined> {
  const count = await countOpenRows(payload);
  return count === undefined
    ? undefined
    : { name: 'Certification: open rows', count, href: CERTIFICATION };
}

/** Counts the mails that were given up this week. */
const countFailedMails = async (payload: Payload): Promise<number> =>
  (await countFailedJobs(payload, new Date(Date.now() - 7 * DAY))).get('mail') ?? 0;
