/** Background job of the walk. The nightly one has no input and queues one in a queue of its own, because it takes minutes. */
import type { TaskConfig } from 'payload';
import { z } from 'zod';
import { failWalk, runWalk, startWalk } from './walks.ts';

interface Input {
  walk?: number;
}

export const walkTask: TaskConfig<{ input: Input; output: object }> = {
  slug: 'walk',
  inputSchema: [{ name: 'walk', type: 'number' }],
  handler: async ({ input, req: { payload } }) => {
    if (input.walk === undefined) await startWalk(payload);
    else
      try {
        await runWalk(payload, input.walk);
      } catch (error) {
        // The next night is early enough for a website that does not answer.
        payload.logger.warn({ err: error, msg: 'The pages of the website could not be checked.' });
        await failWalk(payload, input.walk);
      }
    return { output: {} };
  },
  onFail: async ({ input, req: { payload } }) => {
    const { walk } = z.object({ walk: z.number().optional() }).parse(input ?? {});
    if (walk !== undefined) await failWalk(payload, walk);
  },
};
