import { type Stream, streams } from '@college/contract/codes';
import type { DepartmentSummary } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { Picture, Placeholder } from '../../components/pictures/Picture.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import {
  type LoaderData,
  loaderContext,
  type Meta,
  useIsShown,
  useStrings,
} from '../../context.ts';
import { notFound } from '../../not-found.ts';
import { inStream } from '../home/sections/Faculties.tsx';
import styles from './departments.module.css';

/** Returns the stream of an address: Arts by default, undefined if it is unknown. */
export function parseStream(name: string | undefined): Stream | undefined {
  if (name === undefined) return 'ARTS';
  return streams.find((stream) => stream.toLowerCase() === name);
}

export const params = '/:stream?';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const stream = parseStream(params.stream);
  if (!stream) throw notFound();
  const { call } = context.get(loaderContext);
  return { stream, isDefault: !params.stream, departments: await call.getdepartments() };
}

export const meta: Meta<typeof loader> = ({ data: { stream, isDefault }, college, strings }) => {
  const { title, description, streams: names, ofStream, descriptionOf } = strings.departments;
  if (isDefault) return { title, description: description(college) };
  return {
    title: ofStream(names[stream]),
    description: descriptionOf(names[stream], college),
  };
};

export function Component() {
  const { stream, departments } = useLoaderData<LoaderData<typeof loader>>();
  const { departments: words } = useStrings();
  const tiles = streams.map((tileStream) => ({
    stream: tileStream,
    to: `/departments/${tileStream.toLowerCase()}`,
    count: departments.filter((department) => inStream(department, tileStream)).length,
  }));
  const departmentsInStream = departments.filter((department) => inStream(department, stream));
  return (
    <>
      <PageHeader title={words.title} />
      <PageBody>
        <StreamTiles tiles={tiles} current={stream} />
        <h2 className="visually-hidden">{words.streams[stream]}</h2>
        {departmentsInStream.length > 0 ? (
          <CardGrid>
            {departmentsInStream.map((department) => (
              <li key={department.dept_code}>
                <DepartmentCard department={department} />
              </li>
            ))}
          </CardGrid>
        ) : (
          <Empty>{words.none}</Empty>
        )}
      </PageBody>
    </>
  );
}

interface StreamTilesProps {
  tiles: readonly { stream: Stream; to: string; count: number }[];
  current: Stream;
}

/** The four streams as tiles, with the number of departments in each. */
export function StreamTiles({ tiles, current }: StreamTilesProps) {
  const { departments } = useStrings();
  const isShown = useIsShown();
  return (
    <nav aria-label={departments.choose}>
      <ul className={styles.tiles}>
        {tiles
          .filter(({ to }) => isShown(to))
          .map(({ stream, to, count }) => (
            <li key={stream}>
              <Link to={to} current={stream === current} className={styles.tile}>
                <span className={styles.tileName}>{departments.streams[stream]}</span>
                <span className={styles.count}>{departments.count(count)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A department with picture, name and Assamese name. */
export function DepartmentCard({ department }: { department: DepartmentSummary }) {
  const { dept_code, dept_name, dept_name_as, other_stream, stream, banner } = department;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {banner[0] ? (
          <Picture src={banner[0]} alt="" sizes="(min-width: 48rem) 24rem, 90vw" />
        ) : (
          <Placeholder code={dept_code} />
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={departmentPath(dept_code)}>{dept_name}</Link>
        </h3>
        {dept_name_as && dept_name_as !== dept_name && (
          <p className={styles.assamese} lang={ASSAMESE}>
            {dept_name_as}
          </p>
        )}
        {stream === 'OTHERS' && other_stream && <p className={styles.stream}>{other_stream}</p>}
      </div>
    </article>
  );
}
