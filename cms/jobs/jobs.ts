/** The background jobs. `schedule.ts` says when they run. */
import type { JobsConfig } from 'payload';
import { mayRunJobs, nobody } from '../access.ts';
import { fileImportTask } from '../import/file-import.ts';
import { wordpressTask } from '../import/wordpress/run-import.ts';
import { mailTask } from '../platform/mail/mail-task.ts';
import { rehearsalTask } from '../rehearsal/rehearsal-task.ts';
import { remindOwnersTask } from '../reviews/remind-owners.ts';
import { refreshIndexTask } from '../search/rebuild-index.ts';
import { sheetTask } from '../sheets/imports/run-sheet-import.ts';
import { notifyModeratorsTask } from './notify-moderators.ts';
import { sweepTask } from './sweep.ts';

export const jobs: JobsConfig = {
  tasks: [
    fileImportTask,
    mailTask,
    remindOwnersTask,
    refreshIndexTask,
    rehearsalTask,
    sheetTask,
    sweepTask,
    notifyModeratorsTask,
    wordpressTask,
  ],
  access: { run: mayRunJobs, queue: mayRunJobs, cancel: mayRunJobs },
  // Payload would let every account create jobs, and jobs run with all rights.
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
