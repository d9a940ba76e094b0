import type { Employee } from '@college/contract/entities';
import { Link } from '../../../components/navigation/Link.tsx';
import { facultyAddress } from '../../../components/navigation/page-paths.ts';
import styles from './FacultyLinks.module.css';

interface Props {
  title: string;
  dept_code: string;
  people: readonly Pick<Employee, 'id' | 'name' | 'liveNow'>[];
  /** Page of each person; the profile by default. */
  page?: 'single' | 'quarterlyreport';
  /** Id of the person whose page this is. */
  current?: string;
}

/** The faculty of a department. Those with a public page are links. */
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
