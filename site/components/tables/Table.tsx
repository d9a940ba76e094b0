import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface Column {
  key: string;
  label: string;
}

interface Props {
  caption: string;
  /** True where a heading right above the table says the same. */
  captionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Which column names its row: the first unless said. */
  naming?: number;
}

/** Where the columns do not fit, each row is a card with its fields named; how wide they are decides their number. */
function sizeOf(columns: number): string | undefined {
  if (columns <= 3) return styles.few;
  return columns < 7 ? styles.some : styles.many;
}

export function Table({ caption, captionHidden, columns, rows, naming = 0 }: Props) {
  return (
    <div className={`${styles.box} ${sizeOf(columns.length)}`}>
      <table className={styles.table}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, label }, place) =>
                place === naming ? (
                  <th key={key} scope="row">
                    {row.cells[place]}
                  </th>
                ) : (
                  <td key={key} data-label={label}>
                    {row.cells[place]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
