import { type Stream, streams } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Grid } from '../../components/page/Grid.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';
import { inStream } from '../home/sections/faculties.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import { StreamTiles } from './StreamTiles.tsx';

/** The stream of an address; Arts where it names none, undefined where there is no such stream. */
export function askedStream(name: string | undefined): Stream | undefined {
  if (name === undefined) return 'ARTS';
  return streams.find((stream) => stream.toLowerCase() === name);
}

export const params = '/:stream?';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const stream = askedStream(params.stream);
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
  const tiles = streams.map((one) => ({
    stream: one,
    to: `/departments/${one.toLowerCase()}`,
    count: departments.filter((department) => inStream(department, one)).length,
  }));
  const shown = departments.filter((department) => inStream(department, stream));
  return (
    <>
      <PageHeader title={words.title} />
      <PageBody>
        <StreamTiles tiles={tiles} current={stream} />
        <h2>{words.streams[stream]}</h2>
        {shown.length > 0 ? (
          <Grid>
            {shown.map((department) => (
              <li key={department.dept_code}>
                <DepartmentCard department={department} />
              </li>
            ))}
          </Grid>
        ) : (
          <Empty>{words.none}</Empty>
        )}
      </PageBody>
    </>
  );
}
