import { useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { type LoaderData, type Meta, useStrings } from '../context.ts';
import { Facilities } from './department/Facilities.tsx';
import { micrositeMeta, readMicrosite } from './department/read.ts';

export const loader = readMicrosite;

export const meta: Meta<typeof loader> = ({ data, strings }) =>
  micrositeMeta(strings.department.facilities, data, strings);

export function Component() {
  const { department } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  const facilities = department.facilities.filter(({ title }) => title);
  return (
    <PageBody>
      <h1>{words.facilities}</h1>
      {facilities.length > 0 ? (
        <Facilities facilities={facilities} level="h2" />
      ) : (
        <Empty>{words.none}</Empty>
      )}
    </PageBody>
  );
}
