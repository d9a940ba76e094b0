import { streams } from '@college/contract/codes';
import type { Programme } from '@college/contract/entities';
import { departmentPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { courseThing } from '../../components/structured-data/structured-data.ts';
import { directoryCsv, directoryJson } from '../../kinds/directory/data.ts';
import type { Column, Directory } from '../../kinds/directory/definition.ts';
import { directory } from '../../kinds/directory/directory.tsx';
import { offered } from './offered.ts';

/** A column that the table and the CSV show alike, under the name of its field. */
const column = (
  key: 'programme' | 'duration' | 'intake' | 'fee' | 'eligibility',
): Column<Programme> => ({
  key,
  label: ({ fields }) => fields[key],
  text: (programme) => programme[key],
  cell: (programme) => programme[key],
});

const everything: Directory<Programme> = {
  read: async (call) => (await offered(call)).toSorted(byStream),
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
      said: (stream, _programme, { departments }) => departments.streams[stream as Stream],
      order: streams,
    },
    {
      name: 'department',
      label: ({ people }) => people.department,
      codes: ({ dept_code }) => [dept_code],
      said: (_code, { dept_name }) => dept_name,
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
  ],
  count: (count, { programmes }) => programmes.count(count),
  description: (title, college, { programmes }) => programmes.description(title, college),
  thing: courseThing,
  shows: ['departments'],
};

type Stream = (typeof streams)[number];
const byStream = (one: Programme, other: Programme) =>
  streams.indexOf(one.stream) - streams.indexOf(other.stream);

export const programmes = directory(everything);
export const programmesCsv = directoryCsv('/programmes', everything);
export const programmesJson = directoryJson('/programmes', everything);
