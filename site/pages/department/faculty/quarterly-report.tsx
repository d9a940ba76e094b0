import { ALL_QUARTERS } from '@college/contract/days/years';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { csvAddress, facultyAddress } from '../../../components/navigation/page-paths.ts';
import { RecordTable } from '../../../components/tables/RecordTable.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../../context.ts';
import { ActivityTables } from './ActivityTables.tsx';
import { FacultyPage } from './FacultyPage.tsx';
import { reportedTables, tableAddress } from './faculty-tables.ts';
import { getQuarterTabs, parseQuarter, readFaculty } from './read-faculty.ts';

export const query = ['id', 'qr'];

export async function loader(args: LoaderFunctionArgs) {
  const qr = parseQuarter(new URL(args.request.url));
  const { call } = args.context.get(loaderContext);
  const ask = (id: string) => call.getmyprofiledataqreport({ id, qr });
  return { ...(await readFaculty(args, 'quarterlyreport', ask)), qr };
}

export const meta: Meta<typeof loader> = ({ data, strings }) => {
  const { profile, department, qr } = data;
  const { report, profileOf } = strings.faculty;
  const title = qr === ALL_QUARTERS ? report : `${report} ${qr}`;
  return {
    title: `${title} – ${profile.name} – ${department.dept_name}`,
    description: profileOf(title, profile.name, department.dept_name),
    image: profile.dpurl[0] ?? department.banner[0],
  };
};

export function Component() {
  const { department, profile, colleagues, qr } = useLoaderData<LoaderData<typeof loader>>();
  const { faculty } = useStrings();
  const { dept_code } = department;
  const queryOf = (quarter: string): Record<string, string> =>
    quarter === ALL_QUARTERS ? {} : { qr: quarter };
  const label = (quarter: string) => (quarter === ALL_QUARTERS ? faculty.all : quarter);
  const address = (quarter: string) =>
    facultyAddress(dept_code, profile, 'quarterlyreport', queryOf(quarter));
  const entries = getQuarterTabs(profile.activities.qr, qr).map((quarter) => ({
    to: address(quarter),
    label: label(quarter),
  }));
  const csv = csvAddress(dept_code, profile, queryOf(qr));
  const tables = reportedTables
    .map((name) => ({ name, title: faculty.tables[name], rows: profile[name] }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <FacultyPage
      department={department}
      person={profile}
      colleagues={colleagues}
      page="quarterlyreport"
      title={faculty.report}
      tabs={{ label: faculty.quarters, entries, current: address(qr) }}
      other={{ to: facultyAddress(dept_code, profile, 'single'), label: faculty.visit }}
    >
      <h2>{label(qr)}</h2>
      <ActivityTables blocks={profile.activities.blocks} name={profile.name} csv={csv} />
      {tables.map(({ name, title, rows }) => (
        <section key={name}>
          <h3>{title}</h3>
          <RecordTable
            caption={faculty.tableOf(title, profile.name)}
            captionHidden
            rows={rows}
            csv={tableAddress(csv, name)}
          />
        </section>
      ))}
    </FacultyPage>
  );
}
