/** Marks something as checked, and hands everything that somebody looks after to somebody else. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem, managesReviews } from '../access.ts';
import { collegeLocale } from '../platform/college-languages.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readSubjects, type Subject } from '../reviews/subjects.ts';
import { say } from '../words/say.ts';
import { refuse } from './refuse.ts';

const Checked = z.object({ subject: z.string().max(200) });
const HandOver = z.object({ from: z.int().positive(), to: z.int().positive() });

const checked: Endpoint = {
  path: '/review-checked',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (!user) return refuse(401, say(req.i18n.language, 'Please sign in.'));
    const body = Checked.safeParse(await dataOf(req));
    const subjects = body.success ? await readSubjects(req.payload, collegeLocale()) : [];
    const subject = subjects.find(({ key }) => key === body.data?.subject);
    if (!subject) return refuse(400, say(req.i18n.language, 'This could not be saved.'));
    if (subject.owner?.account !== user.id && !managesReviews({ req }))
      return refuse(403, say(req.i18n.language, 'Only its owner or an editor can do this.'));
    const now = new Date().toISOString();
    await save([subject], { reviewed_at: now, reviewed_by: user.id }, req);
    return Response.json({});
  },
};

const handOver: Endpoint = {
  path: '/review-hand-over',
  method: 'post',
  handler: async (req) => {
    if (!managesReviews({ req }))
      return refuse(403, say(req.i18n.language, 'Only an editor can do this.'));
    const body = HandOver.safeParse(await dataOf(req));
    if (!body.success || body.data.from === body.data.to)
      return refuse(400, say(req.i18n.language, 'Choose two different accounts.'));
    const { from, to } = body.data;
    const heir = await req.payload.findByID({
      ...asSystem,
      collection: 'users',
      id: to,
      depth: 0,
      disableErrors: true,
    });
    if (!heir) return refuse(400, say(req.i18n.language, 'Choose two different accounts.'));
    const subjects = await readSubjects(req.payload, collegeLocale());
    const theirs = subjects.filter(({ owner }) => owner?.account === from);
    await save(theirs, { owner: to }, req);
    return Response.json({ count: theirs.length });
  },
};

async function dataOf(req: PayloadRequest): Promise<unknown> {
  await addDataAndFileToRequest(req);
  return req.data;
}

/** Writes the same to the records of all these subjects, and makes those that lack; all of them or none. */
const save = (
  subjects: readonly Subject[],
  data: { owner?: number; reviewed_at?: string; reviewed_by?: number },
  { payload }: PayloadRequest,
): Promise<void> =>
  inTransaction(payload, async (req) => {
    for (const { key, review } of subjects) {
      const record = { collection: 'reviews', ...asSystem, depth: 0, req } as const;
      if (review === undefined)
        await payload.create({ ...record, data: { subject: key, ...data } });
      else await payload.update({ ...record, id: review, data });
    }
  });

export const reviewEndpoints = [checked, handOver];
