import type { Employee } from '@college/contract/entities';
import { Picture } from '../../components/Picture.tsx';
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
      rows={items.map(({ id, dpurl: [photo], name, designation, email, phone, mobile }) => ({
        key: id,
        cells: [
          photo && <Picture key="photo" src={photo} alt="" sizes="4rem" className={styles.photo} />,
          name,
          designation,
          <Reach key="reach" email={email} phones={[phone, mobile]} />,
        ],
      }))}
    />
  );
}
