import type { PayloadRequest } from 'payload';
import { whereBelongsTo } from '../../arrange/read-arranged.ts';

export interface Question {
  id: number;
  /** `3.4.4` */
  number: string;
  text: string;
  /** Number of existing file sets. */
  sets: number;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The questions of a report in numerical order, as far as the account may read them. */
export async function readQuestions(report: number, req: PayloadRequest): Promise<Question[]> {
  const { payload, user } = req;
  const find = { user, overrideAccess: false, depth: 0, pagination: false, draft: true } as const;
  const [questions, sets] = await Promise.all([
    payload.find({
      ...find,
      collection: 'evidence-questions',
      where: await whereBelongsTo('evidence-questions', 'criterion.group', report, req),
    }),
    payload.find({
      ...find,
      collection: 'evidence-files',
      where: await whereBelongsTo('evidence-files', 'question.criterion.group', report, req),
      select: { question: true },
    }),
  ]);
  const setsByQuestion = Map.groupBy(sets.docs, ({ question }) => Number(question));
  return questions.docs
    .map(({ id, sr_no, metric_question }) => ({
      id,
      number: sr_no,
      text: metric_question,
      sets: setsByQuestion.get(id)?.length ?? 0,
    }))
    .sort((one, other) => compare(one.number, other.number));
}
