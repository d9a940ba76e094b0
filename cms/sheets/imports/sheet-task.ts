import type { TaskConfig } from 'payload';
import { asSystem } from '../../access.ts';
import { beatOf } from '../../platform/job-heartbeat.ts';
import { runSheetImport } from './run-sheet-import.ts';

export const sheetTask: TaskConfig<{ input: { import: number }; output: object }> = {
  slug: 'sheet',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  inputSchema: [{ name: 'import', type: 'number', required: true }],
  handler: async ({ input, job, req: { payload } }) => {
    await runSheetImport(payload, input.import, beatOf(payload, job.id));
    return { output: {} };
  },
  onFail: async ({ input, req: { payload } }) => {
    await payload.update({
      collection: 'imports',
      id: Number(Object(input).import),
      data: { state: 'failed' },
      ...asSystem,
    });
  },
};
