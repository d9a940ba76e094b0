import type { Department, Employee } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation/Link.tsx';
import { SectionMenu } from '../../../components/navigation/SectionMenu.tsx';
import { Portrait } from '../../../components/people/PersonCard.tsx';
import { useStrings } from '../../../context.ts';
import { FacultyLinks } from './FacultyLinks.tsx';
import styles from './FacultyPage.module.css';

interface Props {
  department: Department;
  person: Employee;
  colleagues: readonly Employee[];
  /** The kind of this page. Colleagues link to the same kind. */
  page: 'single' | 'quarterlyreport';
  /** Title of the page, shown after the name. */
  title?: string;
  tabs: { label: string; entries: readonly { to: string; label: string }[]; current: string };
  /** Link to the person's other page. */
  other: { to: string; label: string };
  children: ReactNode;
}

/** The frame of a faculty member's pages: portrait, tabs on the left, colleagues below them. */
export function FacultyPage({
  department,
  person,
  colleagues,
  page,
  title,
  tabs,
  other,
  children,
}: Props) {
  const { faculty } = useStrings();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Portrait person={person} />
        <div>
          <h1>
            {person.name}
            {title && <small>{title}</small>}
          </h1>
          {person.designation && <p className={styles.designation}>{person.designation}</p>}
          <p>
            <Link to={other.to} className={styles.other}>
              {other.label}
            </Link>
          </p>
        </div>
      </header>
      <SectionMenu name={tabs.label} groups={[{ entries: tabs.entries }]} current={tabs.current} />
      <div className={styles.content}>{children}</div>
      <div className={styles.colleagues}>
        <FacultyLinks
          title={faculty.colleagues}
          dept_code={department.dept_code}
          people={colleagues.filter(({ liveNow }) => liveNow === 1)}
          page={page}
          current={person.id}
        />
      </div>
    </div>
  );
}
