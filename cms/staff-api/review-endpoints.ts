/** Marks something as checked, and hands everything that somebody looks after to somebody else. */
import { z } from 'zod';
import { asSystem, managesReviews, mayMarkReviewed, mayOpenAdmin } from '../access.ts';
import { collegeLocale } from '../platform/college-languages.ts';
import { Refusal } from '../platform/refusal.ts';
import { readDefaultOwner, readSubjects } from '../reviews/subjects.ts';
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
      const data = { reviewed_at, reviewed_by: req.user.id };
      const record = { collection: 'reviews', ...asSystem, req } as const;
      if (subject.review === undefined)
        await req.payload.create({ ...record, data: { subject: key, ...data } });
      else await req.payload.update({ ...record, id: subject.review, data });
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
      await req.payload.update({
        ...{ ...asSystem, collection: 'reviews', req },
        where: { owner: { equals: from } },
        data: { owner: to },
      });
      // The others are theirs because nobody else owns them.
      if ((await readDefaultOwner(req.payload))?.account === from)
        await req.payload.updateGlobal({
          ...{ ...asSystem, slug: 'review-settings', req },
          data: { default_owner: to },
        });
      return { count: theirs.length };
    },
  }),
];
