/** Check of the form for visitors' notes and of how fast the office answers. */
import { ANSWER_DAYS } from '@college/contract/limits';
import { subYears } from 'date-fns';
import { asSystem } from '../../access.ts';
import { sendsMail } from '../../platform/mail/sends-mail.ts';
import { answersByMonth, isLate } from '../../submissions/answer-figures.ts';
import { type Check, type Fact, resultOf } from '../check.ts';
import { ifHidden } from '../hidden-page.ts';

const FORM = '/visitors-note';
const NOTES = '/admin/collections/visitor-notes';

/** The form is shown, notes are confirmed by mail, and none waits longer than the college promises. */
export const feedback: Check = async (context) => {
  const { payload, now } = context;
  const [{ answer_days }, { docs }, hidden] = await Promise.all([
    payload.findGlobal({ ...asSystem, slug: 'college', select: { answer_days: true } }),
    payload.find({
      ...asSystem,
      collection: 'visitor-notes',
      where: { receivedAt: { greater_than: subYears(now, 1).toISOString() } },
      select: { receivedAt: true, answered_at: true, read: true },
      pagination: false,
    }),
    ifHidden(FORM, context),
  ]);
  const promised = answer_days ?? ANSWER_DAYS;
  const late = docs.filter((note) => isLate(note, promised, now)).length;
  const wrong: Fact[] = [...hidden];
  if (late > 0)
    wrong.push({
      says: '{{count}} notes of visitors have waited longer than {{days}} days for an answer.',
      values: { count: late, days: promised },
      link: `${NOTES}?where[read][not_equals]=true`,
    });
  if (wrong.length > 0) return resultOf(wrong);
  const answered = answersByMonth(docs, promised, now).reduce((sum, { inTime }) => sum + inTime, 0);
  return resultOf(
    sendsMail()
      ? []
      : [{ says: 'The server sends no e-mail, so nobody gets a confirmation of their note.' }],
    [
      docs.length === 0
        ? {
            says: 'Notes are confirmed by e-mail with a number. Nobody has sent one in the last year.',
          }
        : {
            says: 'Notes are confirmed by e-mail with a number. {{answered}} of {{count}} notes of the last year were answered within {{days}} days.',
            values: { answered, count: docs.length, days: promised },
            link: NOTES,
          },
    ],
    'partly',
  );
};
