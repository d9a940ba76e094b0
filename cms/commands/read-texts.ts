/** Reads every file that waits for it, as the serving process does in the background. */
import { readNext } from '../platform/texts/read-next.ts';
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  while (await readNext(payload));
});
