import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../context.ts';
import { readMicrosite } from './department/read.ts';
import styles from './department-faculty.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { department, college } = await readMicrosite(args);
  const { call } = args.context.get(visit);
  const { dept_code } = department;
  const people = await call.getemployeebytype({ dept_code, type: 'FACULTY' });
  return { department, college, people };
}

export const meta: Meta<typeof loader> = ({ data: { department, college }, strings }) => {
  const { of, description, faculty } = strings.department;
  return {
    title: `${of(faculty, department.dept_name)} – ${college}`,
    description: description(faculty, department.dept_name),
  };
};

export function Component() {
  const { people } = useLoaderData<LoaderData<typeof loader>>();
  const { department, faculty } = useStrings();
  return (
    <PageBody>
      <h1>{department.faculty}</h1>
      {people.length > 0 ? (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty>{faculty.none}</Empty>
      )}
    </PageBody>
  );
}
