import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { usePageContext, useStrings } from '../../context.ts';
import { findPagesByTitle, getTerms } from './page-titles.ts';
import { PageList } from './Result.tsx';
import styles from './search-page.module.css';
import type { MetricMatch, UnindexedResults } from './search-without-index.ts';

/** Results by kind, from a backend without a search index. */
export function ResultsWithoutIndex({
  words,
  unindexed,
}: {
  words: string;
  unindexed: UnindexedResults;
}) {
  const pageContext = usePageContext();
  const { search } = pageContext.strings;
  const { metrics, departments, notices } = unindexed;
  const pages = findPagesByTitle(getTerms(words), pageContext).map(({ path }) => path);
  const count = metrics.length + pages.length + departments.length + notices.length;
  return (
    <>
      <p className={styles.count} role="status">
        {search.results(count, words)}
      </p>
      {count === 0 && <Empty>{search.none}</Empty>}
      <Metrics metrics={metrics} />
      <PageList title={search.pages} paths={pages} />
      {departments.length > 0 && (
        <section className={styles.results}>
          <h2>{search.departments}</h2>
          <ul className={styles.links}>
            {departments.map(({ dept_code, dept_name }) => (
              <li key={dept_code}>
                <Link to={departmentPath(dept_code)}>{dept_name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
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
    </>
  );
}

function Metrics({ metrics }: { metrics: readonly MetricMatch[] }) {
  const { search, evidence } = useStrings();
  if (metrics.length === 0) return null;
  return (
    <section className={styles.results}>
      <h2>{search.metrics}</h2>
      <ul>
        {metrics.map(({ to, number, question, report, type }) => (
          <li key={to} className={styles.result}>
            <Link to={to}>
              <b>{number}</b> {question}
            </Link>
            <p className={styles.facts}>
              {report}, {evidence.metrics(type)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
