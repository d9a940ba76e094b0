/** Job that writes the search index again after the college changed its languages. */
import type { PayloadRequest, TaskConfig } from 'payload';
import { readCollegeSettings } from '../platform/college-settings.ts';
import { beatOf } from '../platform/job-heartbeat.ts';
import { refreshIndex } from './rebuild-index.ts';

export const refreshIndexTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'refresh-index',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  handler: async ({ job, req: { payload } }) => {
    // The languages may have been changed by another process.
    await readCollegeSettings(payload);
    await refreshIndex(payload, beatOf(payload, job.id));
    return { output: {} };
  },
};

/** Queues the job with the imports, because that queue runs one job at a time. */
export const queueRefresh = (req: PayloadRequest) =>
  req.payload.jobs.queue({ task: 'refresh-index', queue: 'sheets', input: {}, req });
