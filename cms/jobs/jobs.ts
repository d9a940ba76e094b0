/** The background jobs of the core and the times of those that repeat. `schedule.ts` looks for jobs that are due. */
import type { JobsConfig, TaskConfig } from 'payload';
import { mayRunJobs, nobody } from '../access.ts';
import { certificationTask } from '../certification-runs/runs.ts';
import { fileImportTask } from '../import/file-import.ts';
import { mailTask } from '../platform/mail/mail-task.ts';
import { rehearsalTask } from '../rehearsal/rehearsal-task.ts';
import { refreshIndexTask } from '../search/rebuild-index.ts';
import { sheetTask } from '../sheets/imports/run-sheet-import.ts';
import { walkTask } from '../walks/walk-task.ts';
import { notifyModeratorsTask } from './notify-moderators.ts';
import { remindOwnersTask } from './remind-owners.ts';
import { sweepTask } from './sweep.ts';

/** Runs a task at the times of a cron expression, in the time zone of the process. */
const repeated = <Task extends TaskConfig<{ input: object; output: object }>>(
  cron: string,
  task: Task,
) => ({ ...task, schedule: [{ cron, queue: 'default' }] });

export const jobs: JobsConfig = {
  tasks: [
    // After the nightly walk, whose pages it judges.
    repeated('37 5 * * *', certificationTask),
    fileImportTask,
    mailTask,
    repeated('41 8 * * *', remindOwnersTask),
    refreshIndexTask,
    rehearsalTask,
    sheetTask,
    repeated('17 * * * *', sweepTask),
    // Every five minutes, which also combines submissions into one mail.
    repeated('*/5 * * * *', notifyModeratorsTask),
    // At night, when few people visit the website.
    repeated('43 2 * * *', walkTask),
  ],
  access: { run: mayRunJobs, queue: mayRunJobs, cancel: mayRunJobs },
  // Payload would let every account create jobs, and jobs run with all rights.
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
