import type { Employee } from '@college/contract/entities';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { Portrait } from '../../components/people/PersonCard.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';
import styles from './OfficeStaff.module.css';

/** Office staff, and bearers in a separate table. */
export const officeStaff = itemList(
  async (call) => {
    const types = ['OFFICE_STAFF', 'BEARER'] as const;
    const people = types.map((type) => call.getemployeebytype({ type }));
    return (await Promise.all(people)).flat();
  },
  OfficeStaff,
  'employees/OFFICE_STAFF',
  'employees/BEARER',
);

function OfficeStaff({ items }: { items: readonly Employee[] }) {
  const { administration, pages } = useStrings();
  const staff = items.filter(({ type }) => type !== 'BEARER');
  const bearers = items.filter(({ type }) => type === 'BEARER');
  return (
    <>
      {staff.length > 0 && (
        <StaffTable people={staff} caption={pages['/administrations/officestaff']} />
      )}
      {bearers.length > 0 && (
        <section className={styles.bearers}>
          <h2>{administration.bearers}</h2>
          <StaffTable people={bearers} caption={administration.bearers} />
        </section>
      )}
    </>
  );
}

function StaffTable({ people, caption }: { people: readonly Employee[]; caption: string }) {
  const { administration, committees } = useStrings();
  return (
    <Table
      caption={caption}
      captionHidden
      nameColumn={1}
      columns={[
        { key: 'photo', label: administration.photo, narrow: 'picture' },
        { key: 'name', label: committees.name },
        { key: 'designation', label: committees.designation },
        { key: 'reach', label: administration.reach },
      ]}
      rows={people.map((person) => ({
        key: person.id,
        cells: [
          <div key="photo" className={styles.photo}>
            <Portrait person={person} />
          </div>,
          <span key="name" translate="no">
            {person.name}
          </span>,
          person.designation,
          <ContactLinks key="reach" email={person.email} phones={[person.phone, person.mobile]} />,
        ],
      }))}
    />
  );
}
