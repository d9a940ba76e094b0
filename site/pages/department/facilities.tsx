import type { Department } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, type Meta, useStrings } from '../../context.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';
import styles from './facilities.module.css';

export const loader = async (args: LoaderFunctionArgs) => ({
  department: await readDepartment(args),
});

export const meta: Meta<typeof loader> = (args) =>
  departmentMeta(args.strings.department.facilities, args);

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

interface Props {
  facilities: Department['facilities'];
  level: 'h2' | 'h3';
}

export function FacilityList({ facilities, level: Heading }: Props) {
  return (
    <ul className={styles.facilities}>
      {facilities.map(({ title, description }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <RichText html={description} top={Heading === 'h2' ? 3 : 4} />
        </li>
      ))}
    </ul>
  );
}
