/** What happens in the background of the serving process; commands and tests run none of it. */
import type { JobsConfig } from 'payload';
import { nobody, runsJobs } from '../access.ts';
import { mailTask } from '../mail/task.ts';
import { workIsDue } from './due.ts';
import { sweepTask } from './sweep.ts';

export const jobs: JobsConfig = {
  tasks: [mailTask, sweepTask],
  access: { run: runsJobs, queue: runsJobs, cancel: runsJobs },
  // Payload would let every account write jobs by hand, and a job without an account does what it likes.
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
  shouldAutoRun: (payload) => workIsDue(payload),
  // A round begins when the one before has ended: `limit` is how many run at once.
  autoRun: [
    // Planned publishing and sweeping.
    { queue: 'default', cron: '* * * * *', limit: 10 },
    // Every second: somebody sits before an open dialog and waits for a one-time password.
    { queue: 'mail', cron: '* * * * * *', limit: 5, disableScheduling: true, silent: true },
  ],
};
