import type { DutyState } from '@college/contract/entities';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { addDays } from 'date-fns';
import type { ListViewServerProps } from 'payload';
import { type Duty, evaluate } from '../../duties/evaluate.ts';
import { readShownSets } from '../../duties/shown-sets.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { labelIn } from '../../words/languages.ts';
import { type Sentence, say } from '../../words/say.ts';

type Props = Pick<ListViewServerProps, 'payload' | 'locale' | 'i18n'>;

/** Days before a row becomes too old at which it is listed as due soon. */
const SOON = 60;

const stateWords: Record<DutyState, Sentence> = {
  published: 'Published',
  stale: 'Older than allowed',
  missing: 'Missing',
  not_applicable: 'Does not apply',
};

/**
 * Screen in place of the list: every row of the college's rule sets, missing and outdated ones
 * first.
 */
export async function DutiesView({ payload, locale, i18n }: Props) {
  const { language } = i18n;
  const context = { payload, locale: collegeLocale(locale?.code) };
  const { shown } = await readShownSets(context);
  const boards = await Promise.all(
    shown.map(async (set) => ({ set, duties: await evaluate(set, context) })),
  );
  const title = say(language, 'Public disclosure');
  return (
    <main>
      <Gutter className="duties entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>{title}</h1>
        <p>
          {say(
            language,
            'What the rules require colleges to publish, and where it is on the website.',
          )}
        </p>
        <p className="duties__actions">
          <a href="/admin/globals/disclosure">{say(language, 'Choose the sets of rules')}</a>
        </p>
        {boards.map(({ set, duties }) => {
          const groups = [
            { title: say(language, 'To do'), duties: duties.filter(needsWork), isOpen: true },
            {
              title: say(language, 'Done'),
              duties: duties.filter((duty) => !needsWork(duty)),
              isOpen: false,
            },
          ];
          return (
            <section key={set.code}>
              <h2>{labelIn(language, set.title)}</h2>
              <p className="entry-note">{set.source}</p>
              {groups.map((group) => (
                <details key={group.title} open={group.isOpen}>
                  <summary>
                    <h3>
                      {group.title} ({group.duties.length})
                    </h3>
                  </summary>
                  <ul>
                    {group.duties.map((duty) => (
                      <li key={duty.key}>
                        <a href={duty.mend}>{labelIn(language, duty.row.title)}</a>
                        <span className={`duties__state duties__state--${duty.state}`}>
                          {stateOf(duty, language)}
                        </span>
                        {duty.date && <span className="entry-note">{dateText(duty.date)}</span>}
                        <a className="duties__answer" href={duty.answer}>
                          {say(language, 'Answer yourself')}
                          <span className="visually-hidden">
                            : {labelIn(language, duty.row.title)}
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </section>
          );
        })}
      </Gutter>
    </main>
  );
}

const isSoonStale = ({ state, staleFrom }: Duty) =>
  state === 'published' && staleFrom !== undefined && staleFrom < addDays(new Date(), SOON);

const needsWork = (duty: Duty) =>
  duty.state === 'missing' || duty.state === 'stale' || isSoonStale(duty);

function stateOf(duty: Duty, language: string): string {
  if (isSoonStale(duty) && duty.staleFrom)
    return say(language, 'Too old from {{date}}', { date: dateText(duty.staleFrom.toISOString()) });
  return say(language, stateWords[duty.state]);
}
