import type { NoticeType } from '@college/contract/codes';
import type { EmployeeWithActivities } from '@college/contract/profile';
import type { PagePath } from '@college/contract/site-map/default';
import { csvText } from '@college/server/csv';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { facultyPath } from '../../components/navigation/page-paths.ts';
import { QuarterForm } from '../../components/navigation/SelectForm.tsx';
import { DocumentList } from '../../components/notices/DocumentList.tsx';
import {
  CsvLink,
  csvFields,
  csvResponse,
  RecordTable,
} from '../../components/tables/RecordTable.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type Described, type FileModule, loaderContext, useStrings } from '../../context.ts';
import {
  filterByQuarter,
  parseQuarterRange,
  type QuarterRange,
  quarterQuery,
  type RecordRow,
  recordHeading,
} from '../../records/records.ts';
import {
  getReportRows,
  parseReport,
  type ReportName,
  reportNames,
  reports,
} from '../../records/reports.ts';
import { type Kind, kindMeta } from '../kind.ts';
import { findDepartment, ResearchFrame, researchAddress } from './ResearchFrame.tsx';
import styles from './research.module.css';

interface Definition {
  reports: readonly [ReportName, ...ReportName[]];
  /** True if the page shows the department's text on research. */
  words?: boolean;
  /** Type of college documents above the report, shown if the address names no department. */
  above?: NoticeType;
}

/**
 * Makes a page of research reports: reports as tabs, filtered by quarter. Without a department in the address it shows
 * the first.
 */
export const departmentResearch =
  (definition: Definition): Kind =>
  (path) => ({
    loader: (args) => load(path, definition, args),
    meta,
    Component,
    params: '/:dept_code?',
    query: ['report', 'from', 'to'],
    shows: ['departments'],
  });

async function load(path: PagePath, definition: Definition, args: LoaderFunctionArgs) {
  const { call, today } = args.context.get(loaderContext);
  const url = new URL(args.request.url);
  const departments = await call.getdepartments();
  const requested = findDepartment(departments, args.params.dept_code);
  const department = requested ?? departments[0];
  const dept_code = department?.dept_code;
  const type = requested ? undefined : definition.above;
  const [people, page, notices] = await Promise.all([
    dept_code ? call.employeeprofilewithdeptcode({ dept_code }) : [],
    dept_code && definition.words ? call.getdeptdata({ dept_code }) : (0 as const),
    type ? call.getnoticesbytype({ type, limit: 24 }) : [],
  ]);
  const report = parseReport(url, definition.reports);
  const range = parseQuarterRange(url, today);
  return {
    path,
    departments,
    department,
    isDefault: !requested,
    words: page === 0 ? '' : page.research,
    above: notices.slice(0, 24),
    reports: definition.reports,
    report,
    range,
    faculty: getFacultyRows(people, report, range),
  };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data, college, strings }: Described<Data>) => {
  const { path, department, isDefault, words, reports, report, range } = data;
  return kindMeta(path, strings, {
    college,
    state: [
      !isDefault && department?.dept_name,
      report !== reports[0] && strings.records.reports[report],
      range.from && `${strings.records.from} ${range.from}`,
      range.to && `${strings.records.to} ${range.to}`,
    ],
    text: words,
  });
};

function Component() {
  const data = useLoaderData<Data>();
  const { path, departments, department, words, above, reports, report, range, faculty } = data;
  const { records, research, pages } = useStrings();
  if (!department)
    return (
      <ResearchFrame path={path} departments={departments} shown={undefined}>
        <Empty>{research.none}</Empty>
      </ResearchFrame>
    );
  const address = researchAddress(path, department.dept_code);
  const quarters = quarterQuery(range);
  const queryOf = (name: ReportName) => `report=${name}${quarters && `&${quarters}`}`;
  const title = research.inDepartment(records.reports[report], department.dept_name);
  return (
    <ResearchFrame
      path={path}
      departments={departments}
      shown={department.dept_code}
      dates={above.map(({ date }) => date)}
    >
      {above.length > 0 && (
        <section className={styles.above}>
          <h2>{research.publications}</h2>
          <DocumentList items={above} />
        </section>
      )}
      {hasText(words) && <RichText html={words} className={styles.above} />}
      {reports.length > 1 && (
        <LinkTabs
          id="reports"
          label={`${research.reports}: ${pages[path]}`}
          folded={research.reports}
          tabs={reports.map((name) => ({
            to: `${address}?${queryOf(name)}#reports`,
            label: records.reports[name],
            current: name === report,
          }))}
        />
      )}
      {/* The heading of a page with one report is the same. */}
      <h2 className={reports.length > 1 ? styles.title : 'visually-hidden'}>{title}</h2>
      <QuarterForm action={address} range={range} keep={{ report }}>
        {faculty.length > 0 && (
          <CsvLink
            to={`${researchAddress('/research', department.dept_code)}/research.csv?${queryOf(report)}`}
            title={title}
          />
        )}
      </QuarterForm>
      {faculty.length > 0 ? (
        <FacultyRecords faculty={faculty} report={report} />
      ) : (
        <Empty>{research.none}</Empty>
      )}
    </ResearchFrame>
  );
}

/** One report of one department as CSV, for the same quarters as the page. */
export const researchCsv: FileModule = {
  query: ['report', 'from', 'to'],
  async loader({ params, request, context }) {
    const { call, today, strings } = context.get(loaderContext);
    const url = new URL(request.url);
    const dept_code = params.dept_code ?? '';
    findDepartment(await call.getdepartments(), dept_code);
    const report = parseReport(url, reportNames);
    const range = parseQuarterRange(url, today);
    const people = await call.employeeprofilewithdeptcode({ dept_code });
    const fields = [...reports[report].fields, 'quarter', 'file'];
    const headings = ['employee', ...fields].map((field) => recordHeading(field, strings.fields));
    const lines = getFacultyRows(people, report, range).flatMap(({ person, rows }) =>
      rows.map((row) => [person.name, ...csvFields(row, fields, url.origin)]),
    );
    return csvResponse(`${dept_code}-${report}.csv`, csvText([headings, ...lines]));
  },
};

interface FacultyRows {
  person: Pick<EmployeeWithActivities, 'id' | 'name' | 'designation' | 'dept_code' | 'liveNow'>;
  rows: readonly RecordRow[];
}

/** Returns the records of one report by faculty member, without members who have none in these quarters. */
const getFacultyRows = (
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

function FacultyRecords({ faculty, report }: { faculty: FacultyRows[]; report: ReportName }) {
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
