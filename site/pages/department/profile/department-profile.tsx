import type { EmployeeWithActivities } from '@college/contract/profile';
import { csvText } from '@college/server/csv';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath } from '../../../components/navigation/page-paths.ts';
import { QuarterForm } from '../../../components/navigation/SelectForm.tsx';
import {
  CsvLink,
  csvFields,
  csvResponse,
  RecordTable,
} from '../../../components/tables/RecordTable.tsx';
import { Facts, foundingFacts } from '../../../components/text/Facts.tsx';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  useStrings,
} from '../../../context.ts';
import { notFound } from '../../../not-found.ts';
import {
  getTableFields,
  parseQuarterRange,
  type QuarterRange,
  quarterQuery,
  type RecordRow,
  recordHeading,
} from '../../../records/records.ts';
import { departmentMeta, readDepartment } from '../../read-department.ts';
import { FacultyLinks } from '../faculty/FacultyLinks.tsx';
import styles from './department-profile.module.css';
import {
  type FacultyTableName,
  facultyTableNames,
  facultyTables,
  getFilledLists,
  getRowsByPerson,
  isDepartmentList,
  isFacultyTable,
} from './profile-tables.ts';

export const query = ['from', 'to'];

export async function loader(args: LoaderFunctionArgs) {
  const { call, today } = args.context.get(loaderContext);
  const range = parseQuarterRange(new URL(args.request.url), today);
  const department = await readDepartment(args);
  const { dept_code } = department;
  const faculty = await call.employeeprofilewithdeptcode({ dept_code });
  return { department, faculty, range };
}

export const meta: Meta<typeof loader> = (args) => {
  const { data, strings } = args;
  const { from, to } = data.range;
  const quarters = [...new Set([from, to])].filter(Boolean).join(' – ');
  const { profile } = strings.department;
  return departmentMeta(quarters ? `${profile}, ${quarters}` : profile, args);
};

export function Component() {
  const { department, faculty, range } = useLoaderData<LoaderData<typeof loader>>();
  const { department: words, profile } = useStrings();
  const base = departmentPath(department.dept_code);
  const lists = getFilledLists(department);
  const contents = [
    { id: 'section-0', label: `0. ${profile.lists.home}` },
    ...lists.map(({ name, number }) => ({
      id: `section-${number}`,
      label: `${number}. ${profile.lists[name]}`,
    })),
    ...(faculty.length > 0 ? [{ id: 'work', label: profile.records }] : []),
  ];
  return (
    <div className={styles.page}>
      <h1>{words.profile}</h1>
      <div className={styles.tables}>
        <nav aria-label={profile.contents} className={styles.contents}>
          <details name="menu">
            <summary>{profile.contents}</summary>
            <ul>
              {contents.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <section id="section-0">
          <h2>0. {profile.lists.home}</h2>
          <Facts facts={foundingFacts(department, words)} />
        </section>
        {lists.map(({ name, number, rows }) => (
          <section key={name} id={`section-${number}`}>
            <h2>
              {number}. {profile.lists[name]}
            </h2>
            <RecordTable
              caption={profile.lists[name]}
              captionHidden
              rows={rows}
              csv={`${base}/profile.csv?table=${name}`}
            />
          </section>
        ))}
        {faculty.length > 0 && (
          <section id="work">
            <h2>{profile.records}</h2>
            <QuarterForm action={`${base}/profile#work`} range={range} />
            <FacultyTables faculty={faculty} range={range} csv={`${base}/profile.csv`} />
          </section>
        )}
      </div>
      <FacultyLinks
        title={words.facultyCount(faculty.length)}
        dept_code={department.dept_code}
        people={faculty}
      />
    </div>
  );
}

interface Props {
  faculty: readonly EmployeeWithActivities[];
  range: QuarterRange;
  /** Address of the CSV file. */
  csv: string;
}

/** Tables of projects, publications, chapters, awards and training, for each person with records in these quarters. */
export function FacultyTables(props: Props) {
  return facultyTableNames.map((table) => <FacultyTable key={table} table={table} {...props} />);
}

function FacultyTable({ table, faculty, range, csv }: Props & { table: FacultyTableName }) {
  const { profile, faculty: words } = useStrings();
  const people = getRowsByPerson(faculty, table, range);
  // The section of awards appears only if there are any.
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

/** One table of a department's profile as CSV. Rows of faculty tables name the person. */
export const profileCsv: FileModule = {
  query: ['table', 'from', 'to'],
  async loader(args) {
    const { call, today, strings } = args.context.get(loaderContext);
    const url = new URL(args.request.url);
    const table = url.searchParams.get('table') ?? '';
    const department = await readDepartment(args);
    const { dept_code } = department;
    let rows: readonly RecordRow[];
    let fields: readonly string[] | undefined;
    if (isDepartmentList(table)) rows = department[table];
    else if (isFacultyTable(table)) {
      const faculty = await call.employeeprofilewithdeptcode({ dept_code });
      rows = getRowsByPerson(faculty, table, parseQuarterRange(url, today)).flatMap((person) =>
        person.rows.map((row) => ({ ...row, employee: person.name })),
      );
      fields = ['employee', ...facultyTables[table], 'quarter'];
    } else throw notFound();
    const columns = getTableFields(rows, fields);
    const headings = columns.map((field) => recordHeading(field, strings.fields));
    const lines = rows.map((row) => csvFields(row, columns, url.origin));
    return csvResponse(`${dept_code}-${table}.csv`, csvText([headings, ...lines]));
  },
};
