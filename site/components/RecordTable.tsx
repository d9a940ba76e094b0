import type { Upload } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import { isFiles, type RecordRow, recordHeading, shownFields } from '../records/rows.ts';
import { Attachments } from './Attachments.tsx';
import { Link } from './Link.tsx';
import styles from './RecordTable.module.css';
import { Table } from './Table.tsx';

interface Props {
  /** What the table lists, and whose; also says which of many attachments one is. */
  caption: string;
  /** True where a heading right above the table says the same. */
  captionHidden?: boolean;
  /** Columns, by the names of the fields, each of them shown, 'NA' in its gaps; those of the first row unless said. */
  fields?: readonly string[];
  rows: readonly RecordRow[];
  /** Address of the same data as CSV. */
  csv?: string;
}

/** Records of research and teaching, attachments last. */
export function RecordTable({ caption, captionHidden, fields, rows, csv }: Props) {
  const { records, faculty, fields: words } = useStrings();
  if (rows.length === 0) return <p className={styles.none}>{records.none}</p>;
  const shown = shownFields(rows, fields);
  const gap = fields && faculty.na;
  const columns = shown.map((key) => ({ key, label: recordHeading(key, words) }));
  const lines = rows.map((row, index) => ({
    // Rows have no id and never move.
    key: `${index}`,
    cells: shown.map((field) => (
      <Value
        key={field}
        value={row[field] === '' || row[field] === undefined ? gap : row[field]}
        of={nameOf(row, shown) || caption}
      />
    )),
  }));
  return (
    <>
      <Table caption={caption} captionHidden={captionHidden} columns={columns} rows={lines} />
      {csv && <CsvLink to={csv} of={caption} />}
    </>
  );
}

/** The same data for a spreadsheet. */
export function CsvLink({ to, of }: { to: string; of: string }) {
  const { records } = useStrings();
  return (
    <p className={styles.csv}>
      <Link to={to}>
        {records.csv}
        <span className="visually-hidden">: {of}</span>
      </Link>
    </p>
  );
}

/** A row goes by its first field. */
function nameOf(row: RecordRow, [first = '']: readonly string[]): string {
  const value = row[first];
  return isFiles(value) ? '' : `${value ?? ''}`;
}

function Value({ value, of }: { value: RecordRow[string] | undefined; of: string }) {
  if (!isFiles(value)) return value;
  // One paper often stands for several rows: its own description would not say which.
  const files: Upload[] = value.map((file) => ({ ...file, alt: of }));
  return <Attachments files={files} of={of} />;
}
