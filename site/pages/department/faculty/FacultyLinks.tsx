import type { Employee } from '@college/contract/entities';
import { Link } from '../../../components/navigation/Link.tsx';
import { facultyAddress } from '../../../components/navigation/page-paths.ts';
import styles from './FacultyLinks.module.css';

interface Props {
  title: string;
  dept_code: string;
  people: readonly Pick<Employee, 'id' | 'name' | 'liveNow'>[];
  /** Which of their pages; the profile unless said. */
  page?: 'single' | 'quarterlyreport';
  /** Id of the one whose page this is. */
  current?: string;
}

/** A department's faculty in a column; those whose page is public are links. */
export function FacultyLinks({ title, dept_code, people, page = 'single', current }: Props) {
  return (
    <nav aria-labelledby="people" className={styles.people}>
      <h2 id="people">{title}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            {person.liveNow === 1 ? (
              <Link to={facultyAddress(dept_code, person, page)} current={person.id === current}>
                {person.name}
              </Link>
            ) : (
              <span>{person.name}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
