import type { EmployeeWithActivities } from '@college/contract/profile';
import { Link } from '../../components/navigation/Link.tsx';
import { facultyPath } from '../../components/navigation/page-paths.ts';
import { RecordTable } from '../../components/tables/RecordTable.tsx';
import { useStrings } from '../../context.ts';
import { filterByQuarter, type QuarterRange, type RecordRow } from '../../records/records.ts';
import { getReportRows, type ReportName, reports } from '../../records/reports.ts';
import styles from './research.module.css';

export interface FacultyRows {
  person: Pick<EmployeeWithActivities, 'id' | 'name' | 'designation' | 'dept_code' | 'liveNow'>;
  rows: readonly RecordRow[];
}

/** Returns the records of one report by faculty member, without members who have none in these quarters. */
export const getFacultyRows = (
  people: readonly EmployeeWithActivities[],
  report: ReportName,
  range: QuarterRange,
): FacultyRows[] =>
  people
    .map(({ id, name, designation, dept_code, liveNow, activities }) => ({
      person: { id, name, designation, dept_code, liveNow },
      rows: filterByQuarter(getReportRows(activities, report), range),
    }))
    .filter(({ rows }) => rows.length > 0);

export function FacultyRecords({
  faculty,
  report,
}: {
  faculty: FacultyRows[];
  report: ReportName;
}) {
  const { records } = useStrings();
  return faculty.map(({ person, rows }) => (
    <section key={person.id} className={styles.person}>
      <h3>
        {person.liveNow === 1 ? (
          <Link to={facultyPath(person.dept_code, person)}>{person.name}</Link>
        ) : (
          person.name
        )}
        {person.designation && <span className={styles.designation}>{person.designation}</span>}
      </h3>
      <RecordTable
        caption={`${records.reports[report]}: ${person.name}`}
        captionHidden
        fields={reports[report].fields}
        rows={rows}
      />
    </section>
  ));
}
