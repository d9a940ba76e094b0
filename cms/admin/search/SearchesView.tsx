import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { type Counted, readSearches } from './read-searches.ts';

/** Searches of visitors by week, at /admin/searches?week=2026-11-16. */
export async function SearchesView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n, payload } = req;
  requireUser(view);
  // For accounts that can edit the search settings.
  if (!permissions?.globals?.search?.update) redirect('/admin');
  const { language } = i18n;
  const {
    weeks,
    week,
    found: withResults,
    nothing,
  } = await readSearches(payload, view.searchParams?.week);
  const title = say(language, 'What visitors search for');
  return (
    <Screen view={view} className="entry-lists" title={title}>
      <h1>
        {title} <Help task="search" />
      </h1>
      <p>
        {say(language, 'Only the words are stored, for one year. Nobody can see who searched.')}
      </p>
      {weeks.length === 0 && <p>{say(language, 'No searches yet.')}</p>}
      {week && (
        <nav aria-label={say(language, 'Weeks')}>
          <ul>
            {weeks.map((day) => (
              <li key={day}>
                <a href={`/admin/searches?week=${day}`} aria-current={day === week || undefined}>
                  {say(language, 'Week of {{day}}', { day: day.split('-').reverse().join('-') })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {week && <Searches title={say(language, 'No results')} list={nothing} />}
      {week && <Searches title={say(language, 'With results')} list={withResults} />}
    </Screen>
  );
}

function Searches({ title, list }: { title: string; list: readonly Counted[] }) {
  return (
    <section>
      <h2>
        {title} ({list.length})
      </h2>
      <ul>
        {list.map(({ query, times }) => (
          <li key={query}>
            <span>{query}</span>
            <span className="entry-note">{`${times} ×`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
