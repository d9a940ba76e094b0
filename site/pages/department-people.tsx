import type { Employee } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { PageNumbers } from '../components/PageNumbers.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { type LoaderData, type Meta, type PageModule, useStrings, visit } from '../context.ts';
import { pageAddress } from './archive.ts';
import type { Label } from './department/labels.ts';
import { departmentPath, micrositeMeta, readMicrosite } from './department/read.ts';
import styles from './department-people.module.css';
import { facultyAddress } from './faculty/address.ts';
import { askedPart, cutByWeight } from './weighted-pages.ts';

interface Group {
  path: string;
  label: Label;
  type: 'FACULTY' | 'FORMER_FACULTY' | 'OFFICE_STAFF';
}
const HEAVIEST = 40;
/** How much of a page a card takes, one without a long text being 1. */
const weigh = ({ about }: Employee) => 1 + about.length / 500;

async function read(args: LoaderFunctionArgs, { path, label, type }: Group) {
  const microsite = await readMicrosite(args);
  const { dept_code } = microsite.department;
  const found = await args.context.get(visit).call.getemployeebytype({ dept_code, type });
  const people = found.map(shownOf[type]);
  const part = askedPart(cutByWeight(people, weigh, HEAVIEST), new URL(args.request.url));
  return { ...microsite, label, address: `${departmentPath(dept_code)}/${path}`, ...part };
}
const loader = (args: LoaderFunctionArgs) =>
  read(args, { path: '', label: 'faculty', type: 'FACULTY' });

/** What a card shows of people of a type. */
const shownOf: Record<Group['type'], (person: Employee) => Employee> = {
  FACULTY: (person) => person,
  OFFICE_STAFF: (person) => ({
    ...person,
    experience: '',
    date_of_joining: '',
    date_of_leaving: '',
  }),
  // Of those who have left, who they were and when they served; how to reach them is their own.
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

const meta: Meta<typeof loader> = ({ data, strings }) => {
  const name = strings.department[data.label];
  const { page } = data;
  return micrositeMeta(
    page > 1 ? `${name}, ${strings.notices.pageNumber(page)}` : name,
    data,
    strings,
  );
};

function Component() {
  const { department, label, address, items, page, pages } =
    useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  return (
    <PageBody>
      <h1>{words[label]}</h1>
      {items.length > 0 ? (
        <ul className={styles.people}>
          {items.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} pages={pagesOf(department.dept_code, person)} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty>{words.none}</Empty>
      )}
      <PageNumbers address={(number) => pageAddress(address, number)} page={page} pages={pages} />
    </PageBody>
  );
}

/** Only faculty have pages of their own. */
const pagesOf = (dept_code: string, person: Employee) =>
  person.type === 'FACULTY'
    ? {
        profile: facultyAddress(dept_code, person, 'single'),
        report: facultyAddress(dept_code, person, 'quarterlyreport'),
      }
    : undefined;

/** A page with a department's people of one type. */
export const departmentPeople = (group: Group): PageModule => ({
  loader: (args) => read(args, group),
  meta,
  Component,
  query: ['page'],
});
