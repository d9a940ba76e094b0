import type { EmployeeType } from '@college/contract/codes';
import type { Employee } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageNumbers } from '../../components/navigation/LinkTabs.tsx';
import { departmentPath, facultyAddress } from '../../components/navigation/page-paths.ts';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { PersonCard } from '../../components/people/PersonCard.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import {
  type LoaderData,
  loaderContext,
  type Meta,
  type PageModule,
  useStrings,
} from '../../context.ts';
import { getPart, pageAddress, splitByWeight } from '../../lists/paging.ts';
import { departmentMeta, type Label, readDepartment } from '../read-department.ts';
import styles from './department-people.module.css';

export interface Group {
  label: Label;
  types: readonly ListedType[];
}
type ListedType = Exclude<EmployeeType, 'PRINCIPAL'>;
const MAX_WEIGHT = 40;
/** Returns the weight of a card; a card without a long text weighs 1. */
const weigh = ({ about }: Employee) => 1 + about.length / 500;

async function load(args: LoaderFunctionArgs, path: string, { label, types }: Group) {
  const department = await readDepartment(args);
  const { dept_code } = department;
  const { call } = args.context.get(loaderContext);
  const lists = await Promise.all(
    types.map(async (type) =>
      (await call.getemployeebytype({ dept_code, type })).map(cardData[type]),
    ),
  );
  const people = lists.flat();
  const part = getPart(splitByWeight(people, weigh, MAX_WEIGHT), new URL(args.request.url));
  return { department, label, address: `${departmentPath(dept_code)}/${path}`, ...part };
}
const loader = (args: LoaderFunctionArgs) =>
  load(args, '', { label: 'faculty', types: ['FACULTY'] });

const staffCard = (person: Employee): Employee => ({
  ...person,
  experience: '',
  date_of_joining: '',
  date_of_leaving: '',
});

/** The data that a card shows for each type of person. */
const cardData: Record<ListedType, (person: Employee) => Employee> = {
  FACULTY: (person) => person,
  OFFICE_STAFF: staffCard,
  BEARER: staffCard,
  // Former faculty appear with name and years of service only; their contact details are private.
  FORMER_FACULTY: (person) => ({
    ...person,
    email: '',
    phone: '',
    mobile: '',
    about: '',
    cv: [],
    liveNow: 0,
  }),
};

const meta: Meta<typeof loader> = (args) => {
  const { data, strings } = args;
  const name = strings.department[data.label];
  const { page } = data;
  return departmentMeta(page > 1 ? `${name}, ${strings.notices.pageNumber(page)}` : name, args);
};

function Component() {
  const { label, address, items, page, pages } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  return (
    <PageBody>
      <h1>{words[label]}</h1>
      {items.length > 0 ? (
        <>
          <Cards people={items.filter(({ type }) => type !== 'BEARER')} />
          <Cards people={items.filter(({ type }) => type === 'BEARER')} title={words.bearers} />
        </>
      ) : (
        <Empty>{words.none}</Empty>
      )}
      <PageNumbers address={(number) => pageAddress(address, number)} page={page} pages={pages} />
    </PageBody>
  );
}

function Cards({ people, title }: { people: readonly Employee[]; title?: string }) {
  if (people.length === 0) return null;
  return (
    <>
      {title && <h2 className={styles.type}>{title}</h2>}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} pages={pagesOf(person)} level={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the addresses of a person's pages, which only faculty have. */
const pagesOf = ({ dept_code, ...person }: Employee) =>
  person.type === 'FACULTY'
    ? {
        profile: facultyAddress(dept_code, person, 'single'),
        report: facultyAddress(dept_code, person, 'quarterlyreport'),
      }
    : undefined;

/** Makes a page with a department's people. */
export const departmentPeople =
  (group: Group) =>
  (path: string): PageModule => ({
    loader: (args) => load(args, path, group),
    meta,
    Component,
    query: ['page'],
  });
