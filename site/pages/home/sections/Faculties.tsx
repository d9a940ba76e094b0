import { isOwnFaculty, type Stream } from '@college/contract/codes';
import type { DepartmentSummary } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import { Link } from '../../../components/navigation/Link.tsx';
import { departmentPath } from '../../../components/navigation/page-paths.ts';
import { usePageContext, useStrings } from '../../../context.ts';
import styles from './Faculties.module.css';
import { Section } from './Section.tsx';

/** The faculties and their departments. Long lists fold. */
export function Faculties({ departments }: { departments: readonly DepartmentSummary[] }) {
  const { home, departments: words } = useStrings();
  const inStreams = departments.filter((department) => !isOwnFaculty(department));
  const under = (stream: Stream) => inStreams.filter((department) => inStream(department, stream));
  const faculties = [
    { title: home.arts, list: under('ARTS'), folds: true },
    { title: home.science, list: under('SCIENCE'), folds: true },
    { title: home.commerce, list: under('COMMERCE'), folds: false },
    ...groupOtherDepartments(departments, words.streams.OTHERS).map((faculty) => ({
      ...faculty,
      folds: false,
    })),
  ];
  if (faculties.every(({ list }) => list.length === 0)) return null;
  return (
    <Section title={home.faculties} more="/departments">
      <div className={styles.faculties}>
        {faculties
          .filter(({ list }) => list.length > 0)
          .map(({ title, list, folds }) => (
            <div key={title} className={styles.faculty}>
              <h3>{title}</h3>
              <Names departments={folds ? list.slice(0, PREVIEW_COUNT) : list} />
              {folds && list.length > PREVIEW_COUNT && (
                <details className={styles.more}>
                  <summary>
                    <span className={styles.show}>{home.showMore}</span>
                    <span className={styles.less}>{home.showLess}</span>
                    <span className="visually-hidden">{`: ${title}`}</span>
                  </summary>
                  <Names departments={list.slice(PREVIEW_COUNT)} />
                </details>
              )}
            </div>
          ))}
      </div>
    </Section>
  );
}

function Names({ departments }: { departments: readonly DepartmentSummary[] }) {
  const { locale } = usePageContext();
  return (
    <ul>
      {departments.map(({ dept_code, dept_name, dept_name_as }) => (
        <li key={dept_code}>
          <Link to={departmentPath(dept_code)}>
            {(locale === ASSAMESE && dept_name_as) || dept_name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Departments visible before Show More. */
const PREVIEW_COUNT = 4;

/** True if a department belongs to a stream. A dual department belongs to Arts and Science. */
export function inStream(department: DepartmentSummary, stream: Stream): boolean {
  if (department.stream === stream) return true;
  return department.is_dual === 1 && (stream === 'ARTS' || stream === 'SCIENCE');
}

export interface FacultyGroup {
  title: string;
  list: readonly DepartmentSummary[];
}

/** Streams with a heading on the home page. */
const STREAMS = ['ARTS', 'SCIENCE', 'COMMERCE'] as const satisfies readonly Stream[];

/**
 * Groups departments outside these streams by kind: faculties of their own first, then those of the stream OTHERS.
 * Departments without a kind come last, under `others`.
 */
export function groupOtherDepartments(
  departments: readonly DepartmentSummary[],
  others: string,
): FacultyGroup[] {
  const otherDepartments = departments.filter(
    (department) =>
      !isOwnFaculty(department) && !STREAMS.some((stream) => inStream(department, stream)),
  );
  const withKind = [...departments.filter(isOwnFaculty), ...otherDepartments].map((department) => ({
    department,
    kind:
      department.other_stream.trim() || (isOwnFaculty(department) ? department.dept_name : others),
  }));
  const withOwnKind = withKind.filter(({ kind }) => kind !== others);
  const withoutKind = withKind.filter(({ kind }) => kind === others);
  const groups = Map.groupBy([...withOwnKind, ...withoutKind], ({ kind }) => kind);
  return [...groups].map(([title, list]) => ({
    title,
    list: list.map(({ department }) => department),
  }));
}
