/** Background job of a rehearsal, because reading many new files takes minutes. */
import type { TaskConfig } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { idOf } from '../id-of.ts';
import { failRehearsal, runRehearsal } from './rehearsals.ts';
import { findReport } from './report.ts';

interface Input {
  rehearsal: number;
}

export const rehearsalTask: TaskConfig<{ input: Input; output: object }> = {
  slug: 'rehearsal',
  retries: { attempts: 2, backoff: { type: 'fixed', delay: 5000 } },
  inputSchema: [{ name: 'rehearsal', type: 'number', required: true }],
  handler: async ({ input, req: { payload } }) => {
    const rehearsal = await payload.findByID({
      ...asSystem,
      collection: 'rehearsals',
      id: input.rehearsal,
      disableErrors: true,
    });
    const report = idOf(rehearsal?.report);
    const group = report === undefined ? undefined : await findReport(payload, String(report));
    if (rehearsal && group) await runRehearsal(payload, rehearsal.id, group);
    else if (rehearsal) await failRehearsal(payload, rehearsal.id, 'error');
    return { output: {} };
  },
  onFail: async ({ input, job, req: { payload } }) => {
    const { rehearsal } = z.object({ rehearsal: z.number() }).parse(input);
    // `freeSilentJobs` sets the error; Payload sets none before a failure.
    await failRehearsal(payload, rehearsal, job.error ? 'interrupted' : 'error');
  },
};
