import type { Department } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { NoticeList } from '../../components/notices/NoticeList.tsx';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { excerpt, hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { Facts, foundingFacts } from '../../components/text/Facts.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { readDepartment, useShell } from '../read-department.ts';
import styles from './department-home.module.css';
import { FacilityList } from './facilities.tsx';

/** Notices that are shown of the ten latest in the backend's answer. */
const NEWS_COUNT = 5;

export async function loader(args: LoaderFunctionArgs) {
  const department = await readDepartment(args);
  const { call } = args.context.get(loaderContext);
  const { dept_code } = department;
  const news = await call.getnoticesbytypedept({ dept_code, type: 'DEPTNOTICE', homepage: true });
  return { department, news: news.slice(0, NEWS_COUNT) };
}

export const meta: Meta<typeof loader> = ({ data: { department }, college, strings }) => {
  const { dept_name, department_about, banner, share_picture } = department;
  const words = strings.department;
  return {
    title: dept_name,
    description: excerpt(department_about) || words.description(words.about, dept_name, college),
    image: share_picture ?? banner[0],
  };
};

export function Component() {
  const { department, news } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  const texts = [
    { title: words.about, html: department.department_about },
    { title: words.vision, html: department.vision },
    { title: words.courses, html: department.courses },
  ].filter(({ html }) => hasText(html));
  const facts = foundingFacts(department, words);
  const facilities = department.facilities.filter(({ title }) => title);
  const nothing = texts.length + facilities.length + news.length === 0;
  const path = departmentPath(department.dept_code);
  const notices = `${path}/notices`;
  return (
    <PageBody>
      <div className={styles.columns}>
        <div className={styles.texts}>
          {nothing && <PublishedPages department={department} />}
          {texts.map(({ title, html }) => (
            <section key={title}>
              <h2>{title}</h2>
              <RichText html={html} />
            </section>
          ))}
          {facilities.length > 0 && (
            <section>
              <h2>{words.facilities}</h2>
              <FacilityList facilities={facilities} level="h3" />
            </section>
          )}
        </div>
        <div className={styles.side}>
          {facts.length > 0 && (
            <section className={styles.glance}>
              <h2>{words.glance}</h2>
              <Facts facts={facts} />
            </section>
          )}
          {news.length > 0 && (
            <section>
              <h2>{words.latest}</h2>
              <NoticeList notices={news} under={path} empty="" />
              <Link to={notices} className={styles.all}>
                {words.allNews}
              </Link>
            </section>
          )}
          <OtherPages department={department} />
        </div>
      </div>
    </PageBody>
  );
}

/** Links to the other pages of a department that has not written its first page. */
function PublishedPages({ department: { dept_code } }: { department: Department }) {
  const { department: words, notices } = useStrings();
  const pages = useShell().pages.filter(({ path, place }) => path && place !== 'home');
  if (pages.length === 0) return <Empty>{notices.nothingYet}</Empty>;
  return (
    <section className={styles.further}>
      <h2>{words.published}</h2>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={`${departmentPath(dept_code)}/${path}`}>{words[label]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages that are not in the menu. */
function OtherPages({ department: { dept_code } }: { department: Department }) {
  const words = useStrings().department;
  const otherPages = useShell().pages.filter(({ place }) => place === 'home');
  if (otherPages.length === 0) return null;
  return (
    <nav aria-label={words.further} className={styles.further}>
      <h2>{words.further}</h2>
      <ul>
        {otherPages.map(({ path, label }) => (
          <li key={path}>
            <Link to={`${departmentPath(dept_code)}/${path}`}>{words[label]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
