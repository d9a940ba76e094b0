import type { Department } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { Link } from '../components/Link.tsx';
import { NoticeList } from '../components/NoticeList.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { excerpt, hasText, RichText } from '../components/RichText.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../context.ts';
import { departmentPath, readMicrosite } from './department/read.ts';
import styles from './department-home.module.css';

/** Of the ten latest that the backend answers with. */
const SHOWN_NEWS = 5;

export async function loader(args: LoaderFunctionArgs) {
  const { department, college } = await readMicrosite(args);
  const { call } = args.context.get(visit);
  const { dept_code } = department;
  const news = await call.getnoticesbytypedept({ dept_code, type: 'DEPTNOTICE', homepage: true });
  return { department, college, news: news.slice(0, SHOWN_NEWS) };
}

export const meta: Meta<typeof loader> = ({ data: { department, college }, strings }) => {
  const { dept_name, department_about, banner } = department;
  const words = strings.department;
  return {
    title: `${dept_name} – ${college}`,
    description: excerpt(department_about) || words.description(words.about, dept_name),
    image: banner[0],
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
  const facilities = department.facilities.filter(({ title }) => title);
  const nothing = texts.length + facilities.length + news.length === 0;
  const notices = `${departmentPath(department.dept_code)}/notices`;
  return (
    <PageBody>
      <div className={styles.columns}>
        <div className={styles.texts}>
          {nothing && <Empty>{words.none}</Empty>}
          {texts.map(({ title, html }) => (
            <section key={title}>
              <h2>{title}</h2>
              <RichText html={html} />
            </section>
          ))}
          {facilities.length > 0 && (
            <section>
              <h2>{words.facilities}</h2>
              <ul className={styles.facilities}>
                {facilities.map(({ title, description }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <RichText html={description} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.side}>
          <Facts department={department} />
          {news.length > 0 && (
            <section>
              <h2>{words.latest}</h2>
              <NoticeList notices={news} to={notices} empty="" />
              <Link to={notices} className={styles.all}>
                {words.allNews}
              </Link>
            </section>
          )}
        </div>
      </div>
    </PageBody>
  );
}

function Facts({ department }: { department: Department }) {
  const words = useStrings().department;
  const facts = [
    { label: words.established, value: department.estd },
    { label: words.examinationSystem, value: department.examination_system },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section className={styles.glance}>
      <h2>{words.glance}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
