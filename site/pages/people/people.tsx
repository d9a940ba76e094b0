import type { Person } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath, facultyPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { PageNumbers } from '../../components/navigation/PageNumbers.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, type Meta, useReading, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';
import { askedPage, pageAddress } from '../../lists/paging.ts';
import styles from './people.module.css';
import { kinds, query as narrowing, peopleAddress, readPeople } from './read.ts';

/** What fits into the budget of a page. */
const PEOPLE_A_PAGE = 60;

export const query = [...narrowing, 'page'];
export const shows = kinds.map((kind) => `employees/${kind}` as const);

export async function loader(args: LoaderFunctionArgs) {
  const page = askedPage(new URL(args.request.url));
  const { people, ...found } = await readPeople(args);
  const shown = people.slice((page - 1) * PEOPLE_A_PAGE, page * PEOPLE_A_PAGE);
  if (page > 1 && shown.length === 0) throw notFound();
  const pages = Math.ceil(people.length / PEOPLE_A_PAGE);
  return { ...found, count: people.length, people: shown, page, pages };
}
type Data = LoaderData<typeof loader>;

export const meta: Meta<typeof loader> = ({ data: { asked, page }, college, strings }) => {
  const { pages, people, notices } = strings;
  const state = [
    asked.letter,
    asked.kind && people.kinds[asked.kind],
    asked.department,
    page > 1 && notices.pageNumber(page),
  ];
  const title = [pages['/people'], ...state].filter(Boolean).join(', ');
  return { title, description: people.description(title, college) };
};

export function Component() {
  const { asked, letters, all, count, people, page, pages } = useLoaderData<Data>();
  const { pages: titles, people: words } = useStrings();
  const tabs = [undefined, ...letters].map((letter) => ({
    to: peopleAddress({ ...asked, letter }),
    label: letter ?? words.all,
    current: letter === asked.letter,
  }));
  return (
    <SectionPage title={titles['/people']}>
      {all.length > 0 && <Narrow all={all} asked={asked} />}
      {letters.length > 1 && <LinkTabs label={words.letters} tabs={tabs} />}
      {count > 0 ? <People people={people} /> : <Empty>{words.none}</Empty>}
      <PageNumbers
        address={(number) => pageAddress(peopleAddress(asked), number)}
        page={page}
        pages={pages}
      />
      {count > 0 && (
        <p className={styles.data}>
          {words.count(count)} <a href={peopleAddress(asked, '/people.csv')}>CSV</a>{' '}
          <a href={peopleAddress(asked, '/people.json')}>JSON</a>
        </p>
      )}
    </SectionPage>
  );
}

/** Department and kind; works without script. */
function Narrow({ all, asked }: Pick<Data, 'all' | 'asked'>) {
  const { strings, locale } = useReading();
  const { people: words } = strings;
  const names = new Map(all.map(({ dept_code, dept_name }) => [dept_code, dept_name]));
  const fields = [
    {
      name: 'department',
      label: words.department,
      value: asked.department,
      options: [...names].filter(([, name]) => name).sort(([, a], [, b]) => a.localeCompare(b)),
    },
    {
      name: 'kind',
      label: words.kind,
      value: asked.kind,
      options: kinds
        .filter((kind) => all.some(({ type }) => type === kind))
        .map((kind) => [kind, words.kinds[kind]] as const),
    },
  ];
  return (
    <form action={pathIn(locale, '/people')} className={styles.form} aria-label={words.narrow}>
      {fields.map(({ name, label, value, options }) => (
        <p key={name}>
          <label htmlFor={`people-${name}`}>{label}</label>
          <select id={`people-${name}`} name={name} defaultValue={value ?? ''}>
            <option value="">{words.all}</option>
            {options.map(([code, said]) => (
              <option key={code} value={code}>
                {said}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit">{words.show}</button>
    </form>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const { pages, committees, administration, people: words } = useStrings();
  return (
    <Table
      caption={pages['/people']}
      captionHidden
      columns={[
        { key: 'name', label: committees.name },
        { key: 'designation', label: committees.designation },
        { key: 'department', label: words.department },
        { key: 'reach', label: administration.reach },
      ]}
      rows={people.map((person) => ({
        key: person.id,
        cells: [
          person.type === 'FACULTY' && person.liveNow === 1 ? (
            <Link key="name" to={facultyPath(person.dept_code, person)}>
              {person.name}
            </Link>
          ) : (
            person.name
          ),
          person.designation || words.kinds[person.type as (typeof kinds)[number]],
          person.dept_name && (
            <Link key="department" to={departmentPath(person.dept_code)}>
              {person.dept_name}
            </Link>
          ),
          <ContactLinks key="reach" email={person.email} phones={[person.phone]} />,
        ],
      }))}
    />
  );
}
