import type { Locale } from '@college/contract/locales';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { type Duty, evaluate, stateSentences } from '../../duties/evaluate.ts';
import { readShownSets } from '../../duties/shown-sets.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { type Owner, readSubjects } from '../../reviews/subjects.ts';
import { dateText } from '../../time-zone/dates.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { isSoonStale, needsWork } from './needs-work.ts';

type Props = Pick<ListViewServerProps, 'payload' | 'locale' | 'i18n' | 'searchParams'>;

/**
 * Screen in place of the list: every row of the college's rule sets, or those of one owner, missing and outdated ones
 * first.
 */
export async function DutiesView({ payload, locale, i18n, searchParams }: Props) {
  const { language } = i18n;
  const context = { payload, locale: collegeLocale(locale?.code) };
  const [{ shown }, owners] = await Promise.all([
    readShownSets(context),
    readOwners(payload, context.locale),
  ]);
  const addresses = new Map([...owners.values()].map(({ email, name }) => [email, name]));
  const chosenOwner = addresses.has(String(searchParams?.owner)) ? searchParams?.owner : undefined;
  const isListed = ({ key }: Duty) => !chosenOwner || owners.get(key)?.email === chosenOwner;
  const boards = await Promise.all(
    shown.map(async (set) => ({ set, duties: (await evaluate(set, context)).filter(isListed) })),
  );
  const title = say(language, 'Public disclosure');
  return (
    <main>
      <Gutter className="duties entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="duties-and-reviews" />
        </h1>
        <p>
          {say(
            language,
            'What the rules require colleges to publish, and where it is on the website.',
          )}
        </p>
        <p className="duties__actions">
          <a href="/admin/globals/disclosure">{say(language, 'Choose the sets of rules')}</a>
        </p>
        {addresses.size > 1 && (
          <nav aria-label={say(language, 'Rows of one owner')} className="entry-lists__choices">
            <a
              aria-current={chosenOwner ? undefined : 'page'}
              href="/admin/collections/duty-answers"
            >
              {say(language, 'Everybody')}
            </a>
            {[...addresses].map(([email, name]) => (
              <a
                aria-current={email === chosenOwner ? 'page' : undefined}
                href={`/admin/collections/duty-answers?owner=${encodeURIComponent(email)}`}
                key={email}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
        {boards.filter(hasDuties).map(({ set, duties }) => {
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
              <p className="entry-note">{labelIn(language, set.source)}</p>
              {groups.filter(hasDuties).map((group) => (
                <details key={group.title} open={group.isOpen}>
                  <summary>
                    <h3>
                      {group.title} ({group.duties.length})
                    </h3>
                  </summary>
                  <ul>
                    {group.duties.map((duty) => (
                      <li key={duty.key}>
                        <a href={duty.editPage}>{labelIn(language, duty.row.title)}</a>
                        <span className={`duties__state duties__state--${duty.state}`}>
                          {stateOf(duty, language)}
                        </span>
                        <span className="entry-note">
                          {[
                            duty.date && dateText(duty.date),
                            owners.get(duty.key)?.name,
                            duty.hasDeadLink &&
                              say(language, 'The link of your answer leads to no page.'),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
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

const hasDuties = ({ duties }: { duties: readonly Duty[] }) => duties.length > 0;

/** Owners by the key of their duty. */
async function readOwners(payload: Props['payload'], locale: Locale): Promise<Map<string, Owner>> {
  const subjects = await readSubjects(payload, locale);
  return new Map(
    subjects.flatMap(({ key, kind, owner }) =>
      kind === 'duty' && owner ? [[key.replace('duty:', ''), owner]] : [],
    ),
  );
}

function stateOf(duty: Duty, language: string): string {
  if (isSoonStale(duty) && duty.staleFrom)
    return say(language, 'Too old from {{date}}', { date: dateText(duty.staleFrom.toISOString()) });
  return say(language, stateSentences[duty.state]);
}
