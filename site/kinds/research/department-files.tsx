import type { DepartmentFileType } from '@college/contract/codes';
import type { DepartmentFile } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../../context.ts';
import { type Kind, kindMeta } from '../kind.ts';
import { findDepartment, ResearchFrame, researchAddress } from './ResearchFrame.tsx';
import styles from './research.module.css';

/** Files of each department on the page of all departments. */
const SHOWN = 3;

type Items = ComponentType<{ items: readonly DepartmentFile[] }>;

/** Makes a page of files of one department, or of the latest files of all departments. */
export const departmentFiles =
  (type: DepartmentFileType, Items: Items): Kind =>
  (path) => ({
    loader: (args) => load(path, type, Items, args),
    meta,
    Component,
    params: '/:dept_code?',
    shows: [`departmentfiles/${type}`],
  });

async function load(
  path: PagePath,
  type: DepartmentFileType,
  Items: Items,
  { params, context }: LoaderFunctionArgs,
) {
  const { call } = context.get(loaderContext);
  const departments = await call.getdepartments();
  const requested = findDepartment(departments, params.dept_code);
  const lists = await Promise.all(
    (requested ? [requested] : departments).map(async (department) => {
      const files = await call.getdepartmentfilebytype({ dept_code: department.dept_code, type });
      return { department, files: requested ? files : files.slice(0, SHOWN), all: files.length };
    }),
  );
  const filled = lists.filter(({ all }) => all > 0);
  return { path, Items, departments, requested, lists: filled };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, requested }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, state: [requested?.dept_name] });

function Component() {
  const { path, Items, departments, requested, lists } = useLoaderData<Data>();
  const { research } = useStrings();
  const dates = lists.flatMap(({ files }) => files.map(({ date }) => date));
  return (
    <ResearchFrame
      path={path}
      departments={departments}
      shown={requested?.dept_code}
      dates={dates}
      together
    >
      {lists.length === 0 && <Empty>{research.none}</Empty>}
      {lists.map(({ department: { dept_code, dept_name }, files, all }) => (
        <section key={dept_code} className={styles.department}>
          <h2 className={requested && 'visually-hidden'}>{dept_name}</h2>
          <Items items={files} />
          {all > files.length && (
            <p className={styles.all}>
              <Link to={researchAddress(path, dept_code)}>{research.allOf(dept_name)}</Link>
            </p>
          )}
        </section>
      ))}
    </ResearchFrame>
  );
}
