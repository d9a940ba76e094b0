import type { Person } from '@college/contract/entities';
import { departmentPath, facultyPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { directoryCsv, directoryJson } from '../../kinds/directory/data.ts';
import type { Directory } from '../../kinds/directory/definition.ts';
import { directory } from '../../kinds/directory/directory.tsx';
import type { Strings } from '../../strings/en.ts';
import { everybody, kinds, type PersonKind } from './everybody.ts';
import { byName, letterOf } from './names.ts';

const kindOf = ({ type }: Person, { people }: Strings) => people.kinds[type as PersonKind];

const everyone: Directory<Person> = {
  read: async (call, locale) => byName(await everybody(call), locale),
  key: ({ id }) => id,
  tabs: {
    name: 'letter',
    label: ({ people }) => people.letters,
    codes: (person) => [letterOf(person)],
  },
  filters: [
    {
      name: 'department',
      label: ({ people }) => people.department,
      // Who is of no department has the office's code, and no department to name.
      codes: ({ dept_code, dept_name }) => [dept_name && dept_code],
      said: (_code, { dept_name }) => dept_name,
    },
    {
      name: 'kind',
      label: ({ people }) => people.kind,
      codes: ({ type }) => [type],
      said: (_code, person, strings) => kindOf(person, strings),
      order: kinds,
    },
  ],
  columns: [
    {
      key: 'name',
      label: ({ committees }) => committees.name,
      text: ({ name }) => name,
      cell: (person) => <Name person={person} />,
    },
    {
      key: 'designation',
      label: ({ committees }) => committees.designation,
      text: ({ designation }) => designation,
      cell: (person, strings) => person.designation || kindOf(person, strings),
    },
    { key: 'kind', label: ({ people }) => people.kind, text: kindOf },
    {
      key: 'department',
      label: ({ people }) => people.department,
      text: ({ dept_name }) => dept_name,
      cell: ({ dept_code, dept_name }) =>
        dept_name && <Link to={departmentPath(dept_code)}>{dept_name}</Link>,
    },
    { key: 'email', label: ({ faculty }) => faculty.email, text: ({ email }) => email },
    { key: 'phone', label: ({ faculty }) => faculty.phone, text: ({ phone }) => phone },
    {
      key: 'reach',
      label: ({ administration }) => administration.reach,
      cell: ({ email, phone }) => <ContactLinks email={email} phones={[phone]} />,
    },
    {
      key: 'area',
      label: ({ faculty }) => faculty.areaOfResearch,
      text: ({ area_of_research }) => area_of_research,
    },
  ],
  count: (count, { people }) => people.count(count),
  description: (title, college, { people }) => people.description(title, college),
  shows: kinds.map((kind) => `employees/${kind}` as const),
};

export const people = directory(everyone);
export const peopleCsv = directoryCsv('/people', everyone);
export const peopleJson = directoryJson('/people', everyone);

/** Whoever has a page leads to it. */
function Name({ person }: { person: Person }) {
  const { type, liveNow, dept_code, name } = person;
  if (type === 'PRINCIPAL') return <Link to="/administrations/principal">{name}</Link>;
  if (type !== 'FACULTY' || liveNow !== 1) return name;
  return <Link to={facultyPath(dept_code, person)}>{name}</Link>;
}
