import type { Client } from '@college/contract/client';
import type { EmployeeType } from '@college/contract/codes';
import { Person } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath, facultyPath } from '../../components/navigation/page-paths.ts';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { directory, directoryCsv, directoryJson } from '../../kinds/directory/directory.tsx';
import type { DirectoryDefinition } from '../../kinds/directory/directory-definition.ts';
import type { Strings } from '../../strings/en.ts';

/** Kinds of people, in the order of the filter. */
const personKinds = [
  'PRINCIPAL',
  'FACULTY',
  'OFFICE_STAFF',
  'BEARER',
] as const satisfies EmployeeType[];
type PersonKind = (typeof personKinds)[number];

/** Returns everyone who works at the college. */
async function getEveryone(call: Client): Promise<Person[]> {
  const people = await call.getpeople();
  return people.length > 0 ? people : gatherPeople(call);
}

/** Gathers people by department and kind, for a backend without `getpeople`. */
async function gatherPeople(call: Client): Promise<Person[]> {
  const departments = await call.getdepartments();
  const lists = await Promise.all(
    personKinds.flatMap((type) => [
      call.getemployeebytype({ type }),
      ...departments.map(({ dept_code }) => call.getemployeebytype({ dept_code, type })),
    ]),
  );
  const people = new Map(lists.flat().map((person) => [person.id, person]));
  return [...people.values()].map((person) => Person.parse(person));
}

const kindOf = ({ type }: Person, { people }: Strings) => people.kinds[type as PersonKind];

const peopleDirectory: DirectoryDefinition<Person> = {
  read: async (call, locale) => sortByName(await getEveryone(call), locale),
  key: ({ id }) => id,
  tabs: {
    name: 'letter',
    label: ({ people }) => people.letters,
    codes: (person) => [firstLetter(person)],
  },
  filters: [
    {
      name: 'department',
      label: ({ people }) => people.department,
      // People without a department have the office's code, but no department name.
      codes: ({ dept_code, dept_name }) => [dept_name && dept_code],
      codeLabel: (_code, { dept_name }) => dept_name,
    },
    {
      name: 'kind',
      label: ({ people }) => people.kind,
      codes: ({ type }) => [type],
      codeLabel: (_code, person, strings) => kindOf(person, strings),
      order: personKinds,
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
  shows: personKinds.map((kind) => `employees/${kind}` as const),
};

export const people = directory(peopleDirectory);
export const peopleCsv = directoryCsv('/people', peopleDirectory);
export const peopleJson = directoryJson('/people', peopleDirectory);

/** Links to a person's page, if there is one. */
function Name({ person }: { person: Person }) {
  const { type, liveNow, dept_code, name } = person;
  if (type === 'PRINCIPAL') return <Link to="/administrations/principal">{name}</Link>;
  if (type !== 'FACULTY' || liveNow !== 1) return <>{name}</>;
  return <Link to={facultyPath(dept_code, person)}>{name}</Link>;
}

type Named = Pick<Person, 'name'>;

/** Titles before a name, which sorting ignores. */
const namePrefixes =
  /^(?:\(?(?:dr|prof|mr|mrs|ms|miss|md|smt|shri|sri|shrimati|lt|capt|maj|er|ড°|ড॰|ড০|ডঃ|ড|শ্ৰী|শ্ৰীমতী|অধ্যাপক|অধ্যাপিকা)(?:[.।]\)?\s*|\)?\s+))+/iu;
const sortingName = ({ name }: Named): string => name.replace(namePrefixes, '') || name;

/** Returns the first letter of a name, without vowel signs. */
export const firstLetter = (person: Named): string =>
  (sortingName(person).normalize('NFC').match(/\p{L}/u)?.[0] ?? '').toLocaleUpperCase('en');

function sortByName<Somebody extends Named>(
  people: readonly Somebody[],
  locale: Locale,
): Somebody[] {
  const { compare } = new Intl.Collator(locale);
  return people.toSorted((first, second) => compare(sortingName(first), sortingName(second)));
}
