import type { TaskConfig } from 'payload';
import { asSystem } from '../../access.ts';
import { beatOf } from '../../platform/job-heartbeat.ts';
import { progressOf } from './import-progress.ts';
import { runImport } from './run-import.ts';
import { deleteUploads } from './upload-store.ts';

interface Input {
  import: number;
  language: string;
}

export const wordpressTask: TaskConfig<{ input: Input; output: object }> = {
  slug: 'wordpress',
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 5000 } },
  inputSchema: [
    { name: 'import', type: 'number', required: true },
    { name: 'language', type: 'text', required: true },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    await runImport(payload, input.import, input.language, beatOf(payload, job.id));
    return { output: {} };
  },
  onFail: async ({ input, req: { payload } }) => {
    const id = Number(Object(input).import);
    const { progress, report } = await payload.findByID({ ...asSystem, collection: 'imports', id });
    const { origin, begun } = progressOf({ progress });
    // What came so far can be undone, too.
    const soFar = { origin, begun, ended: new Date().toISOString(), came: [], left: [] };
    const data = { state: 'failed' as const, report: report ?? (origin ? soFar : null) };
    await payload.update({ ...asSystem, collection: 'imports', id, data });
    await deleteUploads(id);
  },
};
