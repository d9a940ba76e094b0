import { ANSWER_DAYS } from '@college/contract/limits';
import { subYears } from 'date-fns';
import type { ListViewServerProps } from 'payload';
import { asSystem } from '../../access.ts';
import { answersByMonth } from '../../submissions/answer-figures.ts';
import { say } from '../../words/say.ts';

type Props = Pick<ListViewServerProps, 'payload' | 'i18n' | 'user'>;

/** Above the list of visitors' notes: how fast they were answered in each month of the last year. */
export async function AnswerFigures({ payload, i18n: { language }, user }: Props) {
  const [{ answer_days }, { docs }] = await Promise.all([
    payload.findGlobal({ ...asSystem, slug: 'college', select: { answer_days: true } }),
    payload.find({
      collection: 'visitor-notes',
      where: { receivedAt: { greater_than: subYears(new Date(), 1).toISOString() } },
      select: { receivedAt: true, answered_at: true, read: true },
      pagination: false,
      overrideAccess: false,
      user,
    }),
  ]);
  const promised = answer_days ?? ANSWER_DAYS;
  const months = answersByMonth(docs, promised);
  if (months.length === 0) return null;
  const late = months.reduce((sum, month) => sum + month.late, 0);
  const heads = [
    'Month',
    'Notes',
    'Answered in time',
    'Days to the answer (median)',
    'Closed without an answer',
    'Still open',
  ] as const;
  return (
    <details className="answer-figures">
      <summary>
        {say(language, 'Answers by month')}
        {late > 0 && ` · ${say(language, 'Too late: {{count}}', { count: late })}`}
      </summary>
      <p className="entry-note">
        {say(language, 'The office answers within {{count}} days. Set it under The college.', {
          count: promised,
        })}
      </p>
      <div className="table table--appearance-condensed">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {say(language, head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, received, inTime, days, closed, open }) => (
              <tr key={month}>
                <th scope="row">{month.split('-').reverse().join('-')}</th>
                <td>{received}</td>
                <td>{inTime}</td>
                <td>{days ?? '–'}</td>
                <td>{closed}</td>
                <td>{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
