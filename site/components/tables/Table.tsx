import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './Table.module.css';

export interface Column {
  key: string;
  label: string;
  /** A column as narrow as its picture or number; on a card the picture stands beside the rest. */
  narrow?: 'picture' | 'number';
}

interface Props {
  caption: string;
  /** True where a heading right above the table says the same. */
  captionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Which column names its row: the first unless said. */
  nameColumn?: number;
}

type Size = 'few' | 'some' | 'many';

/** Where the columns do not fit, each row is a card with its fields named; how wide they are decides their number. */
function sizeOf(columns: number): Size {
  if (columns <= 3) return 'few';
  return columns < 7 ? 'some' : 'many';
}

/** Scrolls where the longest words of a row do not fit; many columns do so on usual screens, so theirs takes focus. */
function Box({ size, caption, children }: { size: Size; caption: string; children: ReactNode }) {
  const className = `${styles.box} ${styles[size]}`;
  if (size !== 'many') return <div className={className}>{children}</div>;
  return (
    <ScrollBox label={caption} className={className}>
      {children}
    </ScrollBox>
  );
}

export function Table({ caption, captionHidden, columns, rows, nameColumn = 0 }: Props) {
  return (
    <Box size={sizeOf(columns.length)} caption={caption}>
      <table className={styles.table}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, narrow }) => (
              <th key={key} scope="col" className={narrow && styles[narrow]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, label, narrow }, index) =>
                index === nameColumn ? (
                  <th key={key} scope="row">
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={key} data-label={label} className={narrow && styles[narrow]}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
