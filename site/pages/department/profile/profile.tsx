import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath } from '../../../components/navigation/addresses.ts';
import { QuarterForm } from '../../../components/tables/QuarterForm.tsx';
import { RecordTable } from '../../../components/tables/RecordTable.tsx';
import { Facts, foundingFacts } from '../../../components/text/Facts.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../../context.ts';
import { askedQuarters } from '../../../kinds/research/asked-quarters.ts';
import { PeopleLinks } from '../faculty/PeopleLinks.tsx';
import { micrositeMeta, readDepartment } from '../read.ts';
import { FacultyTables } from './FacultyTables.tsx';
import styles from './profile.module.css';
import { filledLists } from './profile-tables.ts';

export const query = ['from', 'to'];

export async function loader(args: LoaderFunctionArgs) {
  const { call, today } = args.context.get(loaderContext);
  const range = askedQuarters(new URL(args.request.url), today);
  const department = await readDepartment(args);
  const { dept_code } = department;
  const faculty = await call.employeeprofilewithdeptcode({ dept_code });
  return { department, faculty, range };
}

export const meta: Meta<typeof loader> = (given) => {
  const { data, strings } = given;
  const { from, to } = data.range;
  const quarters = [...new Set([from, to])].filter(Boolean).join(' – ');
  const { profile } = strings.department;
  return micrositeMeta(quarters ? `${profile}, ${quarters}` : profile, given);
};

export function Component() {
  const { department, faculty, range } = useLoaderData<LoaderData<typeof loader>>();
  const { department: words, profile } = useStrings();
  const base = departmentPath(department.dept_code);
  const lists = filledLists(department);
  const contents = [
    { id: 'section-0', label: `0. ${profile.lists.home}` },
    ...lists.map(({ name, number }) => ({
      id: `section-${number}`,
      label: `${number}. ${profile.lists[name]}`,
    })),
    ...(faculty.length > 0 ? [{ id: 'work', label: profile.records }] : []),
  ];
  return (
    <div className={styles.page}>
      <h1>{words.profile}</h1>
      <nav aria-label={profile.contents} className={styles.contents}>
        <details>
          <summary>{profile.contents}</summary>
          <ul>
            {contents.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className={styles.tables}>
        <section id="section-0">
          <h2>0. {profile.lists.home}</h2>
          <Facts facts={foundingFacts(department, words)} />
        </section>
        {lists.map(({ name, number, rows }) => (
          <section key={name} id={`section-${number}`}>
            <h2>
              {number}. {profile.lists[name]}
            </h2>
            <RecordTable
              caption={profile.lists[name]}
              captionHidden
              rows={rows}
              csv={`${base}/profile.csv?table=${name}`}
            />
          </section>
        ))}
        {faculty.length > 0 && (
          <section id="work">
            <h2>{profile.records}</h2>
            <QuarterForm action={`${base}/profile#work`} range={range} />
            <FacultyTables faculty={faculty} range={range} csv={`${base}/profile.csv`} />
          </section>
        )}
      </div>
      <PeopleLinks
        title={words.facultyCount(faculty.length)}
        dept_code={department.dept_code}
        people={faculty}
      />
    </div>
  );
}
