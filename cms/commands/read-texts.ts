/** Reads the text of all enqueued files, as the backend does in the background. */
import { readNext } from '../platform/texts/read-next.ts';
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  while (await readNext(payload));
});
