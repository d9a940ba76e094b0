import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { RecordTable } from '../../components/tables/RecordTable.tsx';
import { Facts, foundingFacts } from '../../components/text/Facts.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';
import styles from './glance.module.css';

/** Lists that show the size of a department. */
const glanceLists = [
  'programs_offered',
  'teaching_post',
  'student_teacher_ratio',
  'student_profile_programme',
] as const;

export async function loader(args: LoaderFunctionArgs) {
  const department = await readDepartment(args);
  const { dept_code } = department;
  const { call } = args.context.get(loaderContext);
  const faculty = await call.getemployeebytype({ dept_code, type: 'FACULTY' });
  return { department, faculty: faculty.length };
}

export const meta: Meta<typeof loader> = (args) =>
  departmentMeta(args.strings.department.glance, args);

export function Component() {
  const { department, faculty } = useLoaderData<LoaderData<typeof loader>>();
  const { department: words, departments, profile } = useStrings();
  const facts = [
    ...foundingFacts(department, words),
    { label: words.stream, value: departments.streams[department.stream] },
    ...(faculty > 0 ? [{ label: words.faculty, value: faculty }] : []),
  ];
  return (
    <PageBody>
      <h1>{words.glance}</h1>
      <div className={styles.tables}>
        <Facts facts={facts} />
        {glanceLists
          .filter((name) => department[name].length > 0)
          .map((name) => (
            <section key={name}>
              <h2>{profile.lists[name]}</h2>
              <RecordTable
                caption={profile.lists[name]}
                captionHidden
                rows={department[name]}
                csv={`${departmentPath(department.dept_code)}/profile.csv?table=${name}`}
              />
            </section>
          ))}
      </div>
    </PageBody>
  );
}
