/** Marks something as checked, and hands everything that somebody looks after to somebody else. */
import { z } from 'zod';
import {
  asSystem,
  managesReviews,
  mayMarkReviewed,
  mayOpenAdmin,
  type StaffRequest,
} from '../access.ts';
import { idOf } from '../id-of.ts';
import { collegeLocale } from '../platform/college-languages.ts';
import { Refusal } from '../platform/refusal.ts';
import { readSubjects, type Subject } from '../reviews/subjects.ts';
import { staffCall } from '../staff-call.ts';

export const reviewEndpoints = [
  staffCall({
    path: '/review-checked',
    method: 'post',
    input: z.object({ subject: z.string().max(200) }),
    right: mayOpenAdmin,
    refusal: 'onlyOwners',
    transaction: true,
    handle: async ({ subject: key }, req) => {
      const subjects = await readSubjects(req.payload, collegeLocale());
      const subject = subjects.find((each) => each.key === key);
      if (!subject) throw new Refusal('notSaved');
      if (!mayMarkReviewed(req, subject.owner?.account)) throw new Refusal('onlyOwners');
      const reviewed_at = new Date().toISOString();
      await save([subject], { reviewed_at, reviewed_by: req.user.id }, req);
      return {};
    },
  }),

  staffCall({
    path: '/review-hand-over',
    method: 'post',
    input: z
      .object({ from: z.int().positive(), to: z.int().positive() })
      .refine(({ from, to }) => from !== to),
    invalid: ['twoAccounts'],
    right: managesReviews,
    refusal: 'onlyEditors',
    transaction: true,
    handle: async ({ from, to }, req) => {
      const { totalDocs } = await req.payload.count({
        ...asSystem,
        collection: 'users',
        where: { id: { equals: to } },
        req,
      });
      if (totalDocs === 0) throw new Refusal('accountGone');
      const subjects = await readSubjects(req.payload, collegeLocale());
      const theirs = subjects.filter(({ owner }) => owner?.account === from);
      await save(theirs, { owner: to }, req);
      const settings = { ...asSystem, slug: 'review-settings', req } as const;
      const { default_owner } = await req.payload.findGlobal(settings);
      if (idOf(default_owner) === from)
        await req.payload.updateGlobal({ ...settings, data: { default_owner: to } });
      return { count: theirs.length };
    },
  }),
];

/** Writes the same to the records of all these subjects, and makes those that lack. */
async function save(
  subjects: readonly Subject[],
  data: { owner?: number; reviewed_at?: string; reviewed_by?: number },
  req: StaffRequest,
): Promise<void> {
  for (const { key, review } of subjects) {
    const record = { collection: 'reviews', ...asSystem, req } as const;
    if (review === undefined)
      await req.payload.create({ ...record, data: { subject: key, ...data } });
    else await req.payload.update({ ...record, id: review, data });
  }
}
