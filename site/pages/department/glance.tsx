import type { DepartmentHead } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { RecordTable } from '../../components/tables/RecordTable.tsx';
import { Table } from '../../components/tables/Table.tsx';
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
        <FormerHeads heads={department.heads.filter(({ to }) => to)} />
      </div>
    </PageBody>
  );
}

/** Heads of the past with their first and last day; nothing where none is recorded. */
function FormerHeads({ heads }: { heads: readonly DepartmentHead[] }) {
  const { department: words, administration } = useStrings();
  if (heads.length === 0) return null;
  return (
    <section>
      <h2>{words.formerHeads}</h2>
      <Table
        caption={words.formerHeads}
        captionHidden
        columns={[
          { key: 'name', label: words.name },
          { key: 'from', label: administration.from },
          { key: 'to', label: administration.to },
        ]}
        rows={heads.map(({ id, name, from, to }) => ({
          key: id,
          cells: [name, <InlineDate key="from" date={from} />, <InlineDate key="to" date={to} />],
        }))}
      />
    </section>
  );
}
