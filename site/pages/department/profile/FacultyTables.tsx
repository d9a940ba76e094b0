import type { EmployeeWithActivities } from '@college/contract/profile';
import { CsvLink, RecordTable } from '../../../components/tables/RecordTable.tsx';
import { useStrings } from '../../../context.ts';
import { type QuarterRange, quarterQuery } from '../../../records/quarters.ts';
import styles from './FacultyTables.module.css';
import {
  type FacultyTable,
  facultyTableNames,
  facultyTables,
  rowsByPerson,
} from './profile-tables.ts';

interface Props {
  faculty: readonly EmployeeWithActivities[];
  range: QuarterRange;
  /** Address of the CSV files. */
  csv: string;
}

/** Projects, publications, chapters, awards and training: a table for everyone who has any in these quarters. */
export function FacultyTables(props: Props) {
  return facultyTableNames.map((table) => <PeopleOf key={table} table={table} {...props} />);
}

function PeopleOf({ table, faculty, range, csv }: Props & { table: FacultyTable }) {
  const { profile, faculty: words } = useStrings();
  const people = rowsByPerson(faculty, table, range);
  // Awards are a section only where there are any.
  if (table === 'awards' && people.length === 0) return null;
  const quarters = quarterQuery(range);
  return (
    <section className={styles.table}>
      <h3>{profile.kinds[table]}</h3>
      {people.length === 0 && <p>{words.na}</p>}
      {people.map(({ id, name, rows }) => (
        <RecordTable key={id} caption={name} fields={facultyTables[table]} rows={rows} />
      ))}
      {people.length > 0 && (
        <CsvLink
          to={`${csv}?table=${table}${quarters && `&${quarters}`}`}
          title={profile.kinds[table]}
        />
      )}
    </section>
  );
}
