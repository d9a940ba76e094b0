import { type Kept, retention } from '@college/contract/retention/retention';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import styles from './RetentionTable.module.css';

const rows = Object.keys(retention) as Kept[];

/** What is kept of visitors, why, and for how long, as the backend does it. */
export function RetentionTable() {
  const { retention: words } = useStrings();
  const duration = (kept: Kept) => {
    const days = retention[kept];
    return days === 'until asked' ? words.untilAsked : words.days(days);
  };
  const columns = [
    { key: 'what', label: words.what },
    { key: 'why', label: words.why },
    { key: 'long', label: words.howLong },
  ];
  return (
    <section className={styles.kept}>
      <h2 className={styles.title}>{words.title}</h2>
      <Table
        caption={words.title}
        captionHidden
        columns={columns}
        rows={[
          ...rows.map((kept) => ({ key: kept, cells: [...words.rows[kept], duration(kept)] })),
          { key: 'visit', cells: words.visit },
          { key: 'cookie', cells: words.cookie },
        ]}
      />
    </section>
  );
}
