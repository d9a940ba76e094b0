import type { Alumnus } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { MailLink, PhoneLinks } from '../../components/people/ContactLinks.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';
import styles from './department-alumni.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const department = await readDepartment(args);
  const { dept_code } = department;
  const alumni = await args.context.get(loaderContext).call.getalumnibydept({ dept_code });
  return { department, batches: groupByBatch(alumni) };
}

export const meta: Meta<typeof loader> = (args) =>
  departmentMeta(args.strings.department.alumni, args);

export function Component() {
  const { batches } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  return (
    <PageBody>
      <h1>{words.alumni}</h1>
      {batches.length === 0 && <Empty>{words.none}</Empty>}
      {batches.map(({ name, alumni }, index) => (
        <details key={name} className={styles.batch} open={index === 0}>
          <summary>
            <h2>{name || words.noBatch}</h2>
            <span className={styles.count}>{alumni.length}</span>
          </summary>
          <Batch name={name || words.noBatch} alumni={alumni} />
        </details>
      ))}
    </PageBody>
  );
}

function Batch({ name, alumni }: { name: string; alumni: readonly Alumnus[] }) {
  const words = useStrings().department;
  const columns = (
    ['number', 'name', 'batch', 'currentProfession', 'qualification', 'contactOf'] as const
  ).map((key) => ({ key, label: words[key], ...(key === 'number' && { narrow: key }) }));
  const rows = alumni.map((alumnus, index) => ({
    key: `${index}`,
    cells: [
      index + 1,
      alumnus.name,
      alumnus.batch,
      [alumnus.current_profession, alumnus.company_name].filter(Boolean).join(', '),
      alumnus.qualification,
      <Contact key="contact" alumnus={alumnus} />,
    ],
  }));
  return (
    <Table
      caption={words.alumniOf(name)}
      captionHidden
      columns={columns}
      rows={rows}
      nameColumn={1}
    />
  );
}

function Contact({ alumnus: { email, phone } }: { alumnus: Alumnus }) {
  return (
    <>
      {email && <MailLink to={email} />}
      {email && phone && <br />}
      {phone && <PhoneLinks text={phone} />}
    </>
  );
}

export interface AlumniBatch {
  /** Name of the batch, such as `YYYY - YYYY`; '' if unknown. */
  name: string;
  alumni: Alumnus[];
}

const start = ({ name }: AlumniBatch): number =>
  Number(/\d{4}/.exec(name)?.[0] ?? Number.MAX_VALUE);

/** Groups alumni by batch, in the order of their first years; unknown batches come last. */
export function groupByBatch(alumni: readonly Alumnus[]): AlumniBatch[] {
  const byName = Map.groupBy(alumni, ({ batch }) => batch.trim());
  return [...byName]
    .map(([name, members]) => ({ name, alumni: members }))
    .sort((a, b) => start(a) - start(b) || a.name.localeCompare(b.name, 'en'));
}
