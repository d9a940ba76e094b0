import type { DepartmentSummary } from '@college/contract/entities';
import styles from './DepartmentLinks.module.css';
import { Link } from './Link.tsx';
import { departmentPath } from './page-paths.ts';

interface Props {
  departments: readonly DepartmentSummary[];
  /** Path of the page within each department. */
  page: string;
}

/** Departments by name, each linked to the same page of the department. */
export function DepartmentLinks({ departments, page }: Props) {
  return (
    <ul className={styles.links}>
      {departments.map(({ dept_code, dept_name }) => (
        <li key={dept_code}>
          <Link to={`${departmentPath(dept_code)}/${page}`}>{dept_name}</Link>
        </li>
      ))}
    </ul>
  );
}

export const CoPoLinks = ({ items }: { items: readonly DepartmentSummary[] }) => (
  <DepartmentLinks departments={items} page="co_po" />
);

export const AlumniLinks = ({ items }: { items: readonly DepartmentSummary[] }) => (
  <DepartmentLinks departments={items} page="alumni" />
);
