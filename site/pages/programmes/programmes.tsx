import type { Client } from '@college/contract/client';
import { streams } from '@college/contract/codes';
import { type Department, Programme } from '@college/contract/entities';
import { LastDate } from '../../components/dates/LastDate.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { courseThing } from '../../components/structured-data.tsx';
import { directory, directoryCsv, directoryJson } from '../../kinds/directory/directory.tsx';
import type { Column, DirectoryDefinition } from '../../kinds/directory/directory-definition.ts';

/** A column with the same text in the table and the CSV, named after its field. */
const column = (
  key: 'programme' | 'duration' | 'intake' | 'fee' | 'eligibility',
): Column<Programme> => ({
  key,
  label: ({ fields }) => fields[key],
  text: (programme) => programme[key],
  cell: (programme) => programme[key],
  ...(key === 'duration' && { narrow: 'short' }),
});

const programmeDirectory: DirectoryDefinition<Programme> = {
  read: async (call) => (await getProgrammes(call)).toSorted(byDepartment),
  key: ({ dept_code, programme, level }) => `${dept_code} ${programme} ${level}`,
  tabs: {
    name: 'level',
    label: ({ fields }) => fields.level,
    codes: ({ level }) => [level],
    order: 'as listed',
  },
  filters: [
    {
      name: 'stream',
      label: ({ department }) => department.stream,
      codes: ({ stream, is_dual }) => (is_dual === 1 ? ['ARTS', 'SCIENCE'] : [stream]),
      codeLabel: (stream, _programme, { departments }) => departments.streams[stream as Stream],
      order: streams,
    },
    {
      name: 'department',
      label: ({ people }) => people.department,
      codes: ({ dept_code }) => [dept_code],
      codeLabel: (_code, { dept_name }) => dept_name,
    },
  ],
  columns: [
    column('programme'),
    { key: 'level', label: ({ fields }) => fields.level, text: ({ level }) => level },
    {
      key: 'stream',
      label: ({ department }) => department.stream,
      text: ({ stream }, { departments }) => departments.streams[stream],
    },
    {
      key: 'department',
      label: ({ people }) => people.department,
      text: ({ dept_name }) => dept_name,
      cell: ({ dept_code, dept_name }) => (
        <Link to={departmentPath(dept_code)}>{dept_name || dept_code}</Link>
      ),
    },
    column('duration'),
    column('intake'),
    column('fee'),
    column('eligibility'),
    { key: 'since', label: ({ fields }) => fields.since, text: ({ since }) => since },
    {
      key: 'last_date',
      label: ({ fields }) => fields.last_date,
      text: ({ last_date }) => last_date,
      cell: ({ last_date }) => last_date && <LastDate date={last_date} />,
    },
  ],
  count: (count, { programmes }) => programmes.count(count),
  description: (title, college, { programmes }) => programmes.description(title, college),
  thing: courseThing,
  shows: ['departments'],
};

type Stream = (typeof streams)[number];
/** Sorts programmes by stream, and within a stream by department. */
const byDepartment = (first: Programme, second: Programme) =>
  streams.indexOf(first.stream) - streams.indexOf(second.stream) ||
  first.dept_name.localeCompare(second.dept_name, 'en');

export const programmes = directory(programmeDirectory);
export const programmesCsv = directoryCsv('/programmes', programmeDirectory);
export const programmesJson = directoryJson('/programmes', programmeDirectory);

/** Returns the programmes of the college, by department. */
async function getProgrammes(call: Client): Promise<Programme[]> {
  const programmes = await call.getprogrammes();
  return programmes.length > 0 ? programmes : gatherProgrammes(call);
}

/** Gathers programmes from the profiles of departments, for a backend without `getprogrammes`. */
async function gatherProgrammes(call: Client): Promise<Programme[]> {
  const departments = await call.getdepartments();
  const profiles = await Promise.all(
    departments.map(({ dept_code }) => call.getdeptdata({ dept_code })),
  );
  return profiles.flatMap((profile) => (profile === 0 ? [] : readProgrammes(profile)));
}

/** Returns the programmes of one department. Rows with unknown columns are skipped. */
export const readProgrammes = ({ programs_offered, ...department }: Department): Programme[] =>
  programs_offered.flatMap((row) => {
    const { success, data } = Programme.safeParse({ ...row, ...department });
    return success && data.programme ? [data] : [];
  });
