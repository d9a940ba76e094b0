/** Writes the search index again in the background, after the college changed its languages. */
import type { PayloadRequest, TaskConfig } from 'payload';
import { readCollegeSettings } from '../platform/college-settings.ts';
import { beatOf } from '../platform/job-heartbeat.ts';
import { refreshIndex } from './rebuild-index.ts';

export const refreshIndexTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'refresh-index',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  handler: async ({ job, req: { payload } }) => {
    // Another process may have changed them.
    await readCollegeSettings(payload);
    await refreshIndex(payload, beatOf(payload, job.id));
    return { output: {} };
  },
};

/** In the queue of imports, where one job runs at a time. */
export const queueRefresh = (req: PayloadRequest) =>
  req.payload.jobs.queue({ task: 'refresh-index', queue: 'sheets', input: {}, req });
