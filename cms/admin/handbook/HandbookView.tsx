import { notFound } from 'next/navigation';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { requireUser, Screen } from '../Screen.tsx';
import { type HandbookPage, readHandbook } from './read-handbook.ts';
import { searchHandbook } from './search-handbook.ts';
import { isTask } from './tasks.ts';

/** Handbook: /admin/handbook lists the tasks, each task has a page, and /admin/handbook/all is for printing. */
export async function HandbookView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n } = req;
  requireUser(view);
  const [, task] = (view.params?.segments ?? []) as string[];
  if (task !== undefined && task !== 'all' && !isTask(task)) notFound();
  const pages = await readHandbook(i18n.language, req.payload.config);
  const query = String(view.searchParams?.q ?? '').slice(0, 200);
  const visiblePages = pages.filter((page) => task === 'all' || page.task === task);
  return (
    <Screen view={view} className="handbook" title={say(i18n.language, 'Handbook')}>
      {visiblePages.length === 0 ? (
        <Contents pages={pages} language={i18n.language} query={query} />
      ) : (
        <>
          <p className="handbook__back">
            <a href="/admin/handbook">{say(i18n.language, 'Handbook')}</a>
          </p>
          {visiblePages.map((page) => (
            <article key={page.task} id={page.task}>
              <h1>{page.title}</h1>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, and micromark escapes HTML */}
              <div dangerouslySetInnerHTML={{ __html: page.html }} />
            </article>
          ))}
        </>
      )}
    </Screen>
  );
}

interface Props {
  pages: readonly HandbookPage[];
  language: string;
  /** Words to search; '' lists all pages. */
  query: string;
}

function Contents({ pages, language, query }: Props) {
  const results = searchHandbook(pages, query);
  return (
    <>
      <h1>{say(language, 'Handbook')}</h1>
      <search>
        <form action="/admin/handbook" className="handbook__search">
          <input
            aria-label={say(language, 'Search the handbook')}
            defaultValue={query}
            name="q"
            placeholder={say(language, 'Search the handbook')}
            type="search"
          />
          <button type="submit">{say(language, 'Search')}</button>
        </form>
      </search>
      {query && results.length === 0 && (
        <p>{say(language, 'The handbook has no page with these words. All pages:')}</p>
      )}
      <ol>
        {(results.length > 0 ? results : pages).map(({ task, title }) => (
          <li key={task}>
            <a href={`/admin/handbook/${task}`}>{title}</a>
          </li>
        ))}
      </ol>
      {query && results.length > 0 && (
        <p>
          <a href="/admin/handbook">{say(language, 'All pages of the handbook')}</a>
        </p>
      )}
      <p>
        <a href="/admin/handbook/all">{say(language, 'All on one page, for printing')}</a>
      </p>
    </>
  );
}

/** Link to the handbook below the menu. */
export const HandbookLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <a className="nav__link" href="/admin/handbook">
    {say(i18n.language, 'Handbook')}
  </a>
);
