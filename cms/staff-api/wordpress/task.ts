import type { TaskConfig } from 'payload';
import { beatOf } from '../../sheets/imports/work.ts';
import { forgetFiles } from './kept.ts';
import { workOn } from './work.ts';

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
    await workOn(payload, input.import, input.language, beatOf(payload, job.id));
    return { output: {} };
  },
  onFail: async ({ input, req: { payload } }) => {
    const id = Number(Object(input).import);
    const data = { state: 'failed' as const };
    await payload.update({ collection: 'imports', id, data, overrideAccess: true });
    await forgetFiles(id);
  },
};
