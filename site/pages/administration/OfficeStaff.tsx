import type { Employee } from '@college/contract/entities';
import { Portrait } from '../../components/PersonCard.tsx';
import { Reach } from '../../components/Reach.tsx';
import { Table } from '../../components/Table.tsx';
import { useStrings } from '../../context.ts';
import styles from './OfficeStaff.module.css';

/** The office's staff: Photo, Name, Designation, Email & Phone. */
export function OfficeStaff({ items }: { items: readonly Employee[] }) {
  const { administration, committees, pages } = useStrings();
  return (
    <Table
      caption={pages['/administrations/officestaff']}
      captionHidden
      naming={1}
      columns={[
        { key: 'photo', label: administration.photo },
        { key: 'name', label: committees.name },
        { key: 'designation', label: committees.designation },
        { key: 'reach', label: administration.reach },
      ]}
      rows={items.map((person) => ({
        key: person.id,
        cells: [
          <div key="photo" className={styles.photo}>
            <Portrait person={person} />
          </div>,
          person.name,
          person.designation,
          <Reach key="reach" email={person.email} phones={[person.phone, person.mobile]} />,
        ],
      }))}
    />
  );
}
