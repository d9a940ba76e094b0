/**
 * Replaces Payload's server function `schedule-publish`, which lets every account cancel scheduled
 * changes of others.
 */
import { asRecord } from '@college/contract/as-record';
import type { ServerFunction } from 'payload';
import { z } from 'zod';
import { say } from '../../words/say.ts';
import { cancelPlan, queuePlan } from './plan.ts';

const Request = z.union([
  z.object({ deleteID: z.int().positive() }),
  z.object({
    type: z.enum(['publish', 'unpublish']),
    date: z.coerce.date(),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number<string>().int().positive() }),
  }),
]);

/** Returns `{ message }`, or `{ error }` with a sentence. */
export const schedulePublish: ServerFunction = async ({ req, ...args }) => {
  const request = Request.safeParse(args);
  if (!request.success) return { error: say(req.i18n.language, 'This could not be saved.') };
  try {
    if ('deleteID' in request.data) await cancelPlan(req, request.data.deleteID);
    else {
      const { type, date, doc } = request.data;
      const { relationTo: collection, value: id } = doc;
      await queuePlan(req, { collection, id, at: date, publishes: type === 'publish' });
    }
    return { message: req.i18n.t('general:success') };
  } catch (error) {
    const isForPeople = error instanceof Error && asRecord(error).isPublic === true;
    if (!isForPeople) req.payload.logger.error({ err: error, msg: 'A schedule was not changed' });
    return {
      error: isForPeople
        ? error.message
        : say(req.i18n.language, 'Something went wrong. Try again.'),
    };
  }
};
