import type { Client } from '@college/contract/client';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { SearchForm } from '../../components/navigation/SearchForm.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { DateBlock } from '../../components/text/DateBlock.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useReading } from '../../context.ts';
import { contains, type Found, findNotices, newestFirst, tidy } from '../../lists/find-notices.ts';
import { NOTICES_A_PAGE } from '../../lists/page-sizes.ts';
import { allPages } from '../../menu.ts';
import { noticeTypeOf } from '../notifications/notifications.tsx';
import { findMetrics, metricNumber } from './metrics.ts';
import styles from './search.module.css';

/** Kinds of notice that are searched, and how many of each come back at most. */
const SEARCHED = ['academic', 'administrative'] as const;
const MOST_NOTICES = 20;

export const query = ['q'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const words = tidy(new URL(request.url).searchParams.get('q'));
  if (!words) return { words, metrics: [], departments: [], notices: [] };
  const number = metricNumber(words);
  const [metrics, departments, ...lists] = await Promise.all([
    number ? findMetrics(call, number) : [],
    call.getdepartments(),
    ...SEARCHED.map((link) => findRecent(link, words, call)),
  ]);
  return {
    words,
    metrics,
    departments: departments.filter(({ dept_name, dept_name_as, dept_code }) =>
      [dept_name, dept_name_as, dept_code].some((text) => contains(text, words)),
    ),
    notices: lists.flat().sort(newestFirst),
  };
}

async function findRecent(
  link: (typeof SEARCHED)[number],
  words: string,
  call: Pick<Client, 'getnoticesbytype'>,
): Promise<Found[]> {
  const recent = await call.getnoticesbytype({ type: noticeTypeOf[link] });
  const page = { path: `/notifications/${link}`, size: NOTICES_A_PAGE };
  return findNotices(recent, words, page).slice(0, MOST_NOTICES);
}

export const meta: Meta<typeof loader> = ({ data: { words }, strings: { search, pages } }) => ({
  title: [words && `“${words}”`, pages['/search']].filter(Boolean).join(' – '),
  description: search.description,
});

export function Component() {
  const { words, metrics, departments, notices } = useLoaderData<LoaderData<typeof loader>>();
  const { strings, menu, sections } = useReading();
  const { search, evidence, pages: labels } = strings;
  const paths = allPages(menu, sections).flatMap((group) => group.paths);
  const pages = words ? paths.filter((path) => contains(labels[path], words)) : [];
  const count = metrics.length + pages.length + departments.length + notices.length;
  return (
    <>
      <PageHeader title={labels['/search']}>
        <SearchForm words={words} />
      </PageHeader>
      <PageBody>
        {words && (
          <p className={styles.count} role="status">
            {search.results(count, words)}
          </p>
        )}
        {words && count === 0 && <Empty>{search.none}</Empty>}
        {metrics.length > 0 && (
          <section className={styles.results}>
            <h2>{search.metrics}</h2>
            <ul>
              {metrics.map(({ to, number, question, report, type }) => (
                <li key={to} className={styles.metric}>
                  <Link to={to}>
                    <b>{number}</b> {question}
                  </Link>
                  <span>
                    {report}, {evidence.metrics(type)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Results
          title={search.pages}
          links={pages.map((path) => ({ to: path, label: labels[path] }))}
        />
        <Results
          title={search.departments}
          links={departments.map(({ dept_code, dept_name }) => ({
            to: departmentPath(dept_code),
            label: dept_name,
          }))}
        />
        {notices.length > 0 && (
          <section className={styles.results}>
            <h2>{search.notices}</h2>
            <ul>
              {notices.map(({ to, notice }) => (
                <li key={to} className={styles.notice}>
                  <DateBlock date={notice.date} />
                  <Link to={to}>{notice.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </PageBody>
    </>
  );
}

interface ResultsProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

function Results({ title, links }: ResultsProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.results}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
