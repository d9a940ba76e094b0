import { streams } from '@college/contract/codes';
import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './syllabus-course.module.css';

export const shows: readonly ContentCode[] = ['departments'];

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const departments = await call.getdepartments();
  return { departments };
}

export const meta: Meta<typeof loader> = ({ college, strings }) =>
  kindMeta('/syllabus-course', strings, { college });

/** Lists each department once, under its own stream. */
export function Component() {
  const { departments } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, departments: words } = useStrings();
  const groups = streams
    .map((stream) => ({
      stream,
      listed: departments.filter((department) => department.stream === stream),
    }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <SectionPage title={pages['/syllabus-course']}>
      {groups.length === 0 && <Empty>{words.none}</Empty>}
      {groups.map(({ stream, listed }) => (
        <section key={stream} className={styles.stream}>
          <h2>{words.streams[stream]}</h2>
          <ul className={styles.list}>
            {listed.map(({ dept_code, dept_name }) => (
              <li key={dept_code}>
                <Link to={`${departmentPath(dept_code)}/syllabus`}>{dept_name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SectionPage>
  );
}
