import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { type HandbookPage, readHandbook } from './read.ts';
import { isTask } from './tasks.ts';

/** How everything is done: /admin/handbook lists the tasks, each has a page, and …/all is for the printer. */
export async function HandbookView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fhandbook');
  const [, task] = (params?.segments ?? []) as string[];
  if (task !== undefined && task !== 'all' && !isTask(task)) notFound();
  const pages = await readHandbook(i18n.language);
  const shown = pages.filter((page) => task === 'all' || page.task === task);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: say(i18n.language, 'Handbook') }]} />
      <main>
        <Gutter className="handbook">
          {shown.length === 0 ? (
            <Contents pages={pages} language={i18n.language} />
          ) : (
            <>
              <p className="handbook__back">
                <a href="/admin/handbook">{say(i18n.language, 'Handbook')}</a>
              </p>
              {shown.map((page) => (
                <article key={page.task} id={page.task}>
                  <h1>{page.title}</h1>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which micromark lets no HTML pass */}
                  <div dangerouslySetInnerHTML={{ __html: page.html }} />
                </article>
              ))}
            </>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

function Contents({ pages, language }: { pages: readonly HandbookPage[]; language: string }) {
  return (
    <>
      <h1>{say(language, 'Handbook')}</h1>
      <ol>
        {pages.map(({ task, title }) => (
          <li key={task}>
            <a href={`/admin/handbook/${task}`}>{title}</a>
          </li>
        ))}
      </ol>
      <p>
        <a href="/admin/handbook/all">{say(language, 'Everything on one page, to print')}</a>
      </p>
    </>
  );
}
