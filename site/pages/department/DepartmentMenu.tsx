import type { Department } from '@college/contract/entities';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { usePageContext } from '../../context.ts';
import styles from './DepartmentMenu.module.css';
import type { MenuEntry } from './read-department.ts';

interface Props {
  department: Department;
  pages: readonly MenuEntry[];
}

/** The menu of a department. Less frequent pages are under More. */
export function DepartmentMenu({ department, pages }: Props) {
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
