import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './Table.module.css';

export interface Column {
  key: string;
  label: string;
  /** Column as narrow as its picture or number, or a short text in one line. On a card the picture is beside the other fields. */
  narrow?: 'picture' | 'number' | 'short';
}

interface Props {
  caption: string;
  /** True if a heading right above the table says the same. */
  captionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Index of the column that names a row; 0 by default. */
  nameColumn?: number;
}

type Size = 'few' | 'some' | 'many';

/**
 * Returns the size class of a table. On narrow screens each row becomes a card; the number of columns decides from
 * which width.
 */
function sizeOf(columns: number): Size {
  if (columns <= 3) return 'few';
  return columns < 7 ? 'some' : 'many';
}

/**
 * Scrolls if the longest words of a row do not fit. Tables with many columns take focus, because they scroll on most
 * screens.
 */
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
