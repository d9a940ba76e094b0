/** What happens in the background; when, is said in `rounds.ts`. */
import type { JobsConfig } from 'payload';
import { nobody, runsJobs } from '../access.ts';
import { mailTask } from '../platform/mail/task.ts';
import { sheetTask } from '../sheets/imports/task.ts';
import { wordpressTask } from '../staff-api/wordpress/task.ts';
import { sweepTask } from './sweep.ts';
import { tellModeratorsTask } from './tell-moderators.ts';

export const jobs: JobsConfig = {
  tasks: [mailTask, sheetTask, sweepTask, tellModeratorsTask, wordpressTask],
  access: { run: runsJobs, queue: runsJobs, cancel: runsJobs },
  // Payload would let every account write jobs by hand, and a job without an account does what it likes.
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
