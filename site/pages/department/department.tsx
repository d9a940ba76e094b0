import type { Department } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Picture, Placeholder } from '../../components/pictures/Picture.tsx';
import { loaderContext, usePageContext } from '../../context.ts';
import { type MenuEntry, readDepartment, type Shell } from '../read-department.ts';
import styles from './department.module.css';
import { getEntriesWithContent } from './department-pages.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Shell> {
  const department = await readDepartment(args);
  return {
    department,
    pages: await getEntriesWithContent(department, args.context.get(loaderContext).call),
  };
}

/** The frame of a department's pages: banner, name and menu. */
export function Component() {
  const { department, pages } = useLoaderData<Shell>();
  const { strings, path } = usePageContext();
  const { dept_code, dept_name, dept_name_as, banner } = department;
  const atHome = path.split('/').length === 3;
  const above = [{ to: '/departments', label: strings.departments.title }];
  const base = departmentPath(dept_code);
  // Every page has its own h1. On the first page of a department it is the name.
  const Name = atHome ? 'h1' : 'p';
  const size = atHome && banner[0] ? styles.tall : styles.low;
  return (
    <>
      <div className={`${styles.banner} ${size}`}>
        {banner[0] ? <Picture src={banner[0]} alt="" eager /> : <Placeholder />}
      </div>
      <div className={styles.head}>
        <div className={styles.inner}>
          <Breadcrumbs
            above={atHome ? above : [...above, { to: base, label: dept_name }]}
            here={atHome ? dept_name : undefined}
          />
          <div className={styles.names}>
            <Name className={atHome ? styles.title : styles.name}>{dept_name}</Name>
            {dept_name_as && dept_name_as !== dept_name && (
              <p className={styles.assamese} lang={ASSAMESE}>
                {dept_name_as}
              </p>
            )}
          </div>
          <DepartmentMenu department={department} pages={pages} />
        </div>
      </div>
      <Outlet />
    </>
  );
}

interface Props {
  department: Department;
  pages: readonly MenuEntry[];
}

/** The menu of a department. Less frequent pages are under More. */
function DepartmentMenu({ department, pages }: Props) {
  const { strings, path } = usePageContext();
  const words = strings.department;
  const base = departmentPath(department.dept_code);
  const currentPath = path.split('/')[3] ?? '';
  const pageLinks = pages
    .filter(({ place }) => place !== 'home')
    .map((entry) => ({
      to: entry.path ? `${base}/${entry.path}` : base,
      label: words[entry.label],
      current: entry.path === currentPath,
      more: entry.place === 'more',
    }));
  const externalLinks = [
    { to: department.external_resource_link, label: words.resource },
    { to: department.student_login_link, label: words.studentLogin },
  ]
    .filter(({ to }) => to)
    .map((entry) => ({ ...entry, current: false, more: true }));
  const links = [...pageLinks, ...externalLinks];
  const item = ({ to, label, current }: (typeof links)[number]) => (
    <li key={label}>
      <Link to={to} current={current}>
        {label}
      </Link>
    </li>
  );
  const moreLinks = links.filter(({ more }) => more);
  return (
    <nav className={styles.bar} aria-label={words.navigation}>
      <ul className={styles.row}>{links.filter(({ more }) => !more).map(item)}</ul>
      {moreLinks.length > 0 && (
        <details className={styles.more} name="menu">
          <summary>{words.more}</summary>
          <ul>{moreLinks.map(item)}</ul>
        </details>
      )}
    </nav>
  );
}
