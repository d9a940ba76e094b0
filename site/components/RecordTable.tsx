import type { Upload } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import { isFiles, type RecordRow, recordHeading, shownFields } from '../records/rows.ts';
import { Attachments } from './Attachments.tsx';
import { Link } from './Link.tsx';
import styles from './RecordTable.module.css';

interface Props {
  /** What the table lists, and whose; also says which of many attachments one is. */
  caption: string;
  /** True where a heading right above the table says the same. */
  captionHidden?: boolean;
  /** Columns, by the names of the fields; those of the first row unless said. */
  fields?: readonly string[];
  rows: readonly RecordRow[];
  /** Address of the same data as CSV. */
  csv?: string;
}

/** From this many columns on, a table needs a wide page; on a narrower one each row is a card. */
const MANY = 7;

/** Records of research and teaching. Where the columns do not fit, each row is a card with its fields named. */
export function RecordTable({ caption, captionHidden, fields, rows, csv }: Props) {
  const { records, fields: words } = useStrings();
  if (rows.length === 0) return <p className={styles.none}>{records.none}</p>;
  const columns = shownFields(rows, fields);
  const size = columns.length >= MANY ? styles.many : styles.few;
  return (
    <div className={`${styles.box} ${size}`}>
      <table className={styles.table}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field} scope="col">
                {recordHeading(field, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never move
            <tr key={index}>
              {columns.map((field, place) => (
                <td
                  key={field}
                  data-label={recordHeading(field, words)}
                  className={place === 0 ? styles.first : undefined}
                >
                  <Value value={row[field]} of={rowName(row, columns) || caption} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {csv && (
        <p className={styles.csv}>
          <Link to={csv}>
            {records.csv}
            <span className="visually-hidden">: {caption}</span>
          </Link>
        </p>
      )}
    </div>
  );
}

/** A row goes by its first field. */
function rowName(row: RecordRow, [first = '']: readonly string[]): string {
  const value = row[first];
  return isFiles(value) ? '' : `${value ?? ''}`;
}

function Value({ value, of }: { value: RecordRow[string] | undefined; of: string }) {
  if (!isFiles(value)) return value;
  // One picture or paper often stands for several rows: its own description would not say which.
  const files: Upload[] = value.map((file) => ({ ...file, alt: of }));
  return <Attachments files={files} of={of} />;
}
