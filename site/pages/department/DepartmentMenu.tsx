import type { Department } from '@college/contract/entities';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { usePageContext } from '../../context.ts';
import styles from './DepartmentMenu.module.css';
import type { MenuEntry } from './read-department.ts';

interface Props {
  department: Department;
  filled: readonly MenuEntry[];
}

/** The department's pages in a row; what is asked for less often stands under More. */
export function Navigation({ department, filled }: Props) {
  const { strings, path } = usePageContext();
  const words = strings.department;
  const base = departmentPath(department.dept_code);
  const here = path.split('/')[3] ?? '';
  const inside = filled
    .filter(({ place }) => place !== 'home')
    .map((entry) => ({
      to: entry.path ? `${base}/${entry.path}` : base,
      label: words[entry.label],
      current: entry.path === here,
      more: entry.place === 'more',
    }));
  const outside = [
    { to: department.external_resource_link, label: words.resource },
    { to: department.student_login_link, label: words.studentLogin },
  ]
    .filter(({ to }) => to)
    .map((entry) => ({ ...entry, current: false, more: true }));
  const all = [...inside, ...outside];
  const item = ({ to, label, current }: (typeof all)[number]) => (
    <li key={label}>
      <Link to={to} current={current}>
        {label}
      </Link>
    </li>
  );
  const behind = all.filter(({ more }) => more);
  return (
    <nav className={styles.bar} aria-label={words.navigation}>
      <ul className={styles.row}>{all.filter(({ more }) => !more).map(item)}</ul>
      {behind.length > 0 && (
        <details className={styles.more} name="menu">
          <summary>{words.more}</summary>
          <ul>{behind.map(item)}</ul>
        </details>
      )}
    </nav>
  );
}
