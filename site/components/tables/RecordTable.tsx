import type { Upload } from '@college/contract/entities';
import { Fragment } from 'react';
import { useStrings } from '../../context.ts';
import {
  getTableFields,
  hasValue,
  isFiles,
  type RecordRow,
  recordHeading,
} from '../../records/records.ts';
import { Attachments } from '../files/Attachments.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './RecordTable.module.css';
import { Table } from './Table.tsx';

interface Props {
  /** What the table lists, and whose; also says which of many attachments one is. */
  caption: string;
  /** True where a heading right above the table says the same. */
  captionHidden?: boolean;
  /**
   * Columns, by the names of the fields, each of them tableFields, 'NA' in its gaps; those of the first row unless said.
   * Where they are said and attachments have none of their name, these stand with the name of the row.
   */
  fields?: readonly string[];
  /** The field that names a row: the first unless said. */
  nameField?: string;
  rows: readonly RecordRow[];
  /** Address of the same data as CSV. */
  csv?: string;
}

/** Records of research and teaching. */
export function RecordTable({ caption, captionHidden, fields, nameField, rows, csv }: Props) {
  const { records, faculty, fields: words } = useStrings();
  if (rows.length === 0) return <p className={styles.none}>{records.none}</p>;
  const tableFields = fields ?? getTableFields(rows);
  const nameIndex = Math.max(0, nameField ? tableFields.indexOf(nameField) : 0);
  const names = rowNames(rows, tableFields, nameIndex);
  const gap = fields && faculty.na;
  const columns = tableFields.map((key) => ({ key, label: recordHeading(key, words) }));
  const lines = rows.map((row, index) => ({
    // Rows have no id and never move.
    key: `${index}`,
    cells: tableFields.map((field, column) => (
      <Fragment key={field}>
        <Value value={hasValue(row[field]) ? row[field] : gap} title={names[index] || caption} />
        {column === nameIndex && !tableFields.includes('file') && (
          <Value value={row.file} title={names[index] || caption} />
        )}
      </Fragment>
    )),
  }));
  return (
    <>
      <Table
        caption={caption}
        captionHidden={captionHidden}
        columns={columns}
        rows={lines}
        nameColumn={nameIndex}
      />
      {csv && <CsvLink to={csv} title={caption} />}
    </>
  );
}

/** The same data for a spreadsheet. */
export function CsvLink({ to, title }: { to: string; title: string }) {
  const { records } = useStrings();
  return (
    <p className={styles.csv}>
      <Link to={to}>
        {records.csv}
        <span className="visually-hidden">{`: ${title}`}</span>
      </Link>
    </p>
  );
}

/** What rows go by: the field that names them, and where several have the same, all that they say. */
function rowNames(
  rows: readonly RecordRow[],
  tableFields: readonly string[],
  nameIndex: number,
): string[] {
  const text = (value: RecordRow[string] | undefined) => (isFiles(value) ? '' : `${value ?? ''}`);
  const names = rows.map((row) => text(row[tableFields[nameIndex] ?? '']));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return rows.map((row, index) => {
    const name = names[index] ?? '';
    if (counts.get(name) === 1) return name;
    return tableFields
      .map((field) => text(row[field]))
      .filter(Boolean)
      .join(', ');
  });
}

function Value({ value, title }: { value: RecordRow[string] | undefined; title: string }) {
  if (!isFiles(value)) return value;
  // One paper often stands for several rows: its name description would not say which.
  const files: Upload[] = value.map((file) => ({ ...file, alt: title }));
  return <Attachments files={files} title={title} />;
}
