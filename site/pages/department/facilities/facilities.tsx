import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageBody } from '../../../components/page/PageHeader.tsx';
import { Empty } from '../../../components/text/Empty.tsx';
import { type LoaderData, type Meta, useStrings } from '../../../context.ts';
import { micrositeMeta, readDepartment } from '../read.ts';
import { FacilityList } from './FacilityList.tsx';

export const loader = async (args: LoaderFunctionArgs) => ({
  department: await readDepartment(args),
});

export const meta: Meta<typeof loader> = (given) =>
  micrositeMeta(given.strings.department.facilities, given);

export function Component() {
  const { department } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  const facilities = department.facilities.filter(({ title }) => title);
  return (
    <PageBody>
      <h1>{words.facilities}</h1>
      {facilities.length > 0 ? (
        <FacilityList facilities={facilities} level="h2" />
      ) : (
        <Empty>{words.none}</Empty>
      )}
    </PageBody>
  );
}
