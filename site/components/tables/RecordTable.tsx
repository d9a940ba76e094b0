import type { Upload } from '@college/contract/entities';
import { Fragment, type ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import {
  getTableFields,
  hasValue,
  isFiles,
  type RecordRow,
  recordHeading,
} from '../../records/records.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { LastDate } from '../dates/LastDate.tsx';
import { Attachments } from '../files/Attachments.tsx';
import { fileAddress } from '../files/FileLink.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './RecordTable.module.css';
import { Table } from './Table.tsx';

interface Props {
  /** Name of the table and whose it is. Its attachments carry it too. */
  caption: string;
  /** True if a heading right above the table says the same. */
  captionHidden?: boolean;
  /**
   * Names of the columns, each shown with 'NA' in empty cells. Without it, the columns are the filled fields of the
   * first row. Attachments without a column of their own stand beside the name of the row.
   */
  fields?: readonly string[];
  /** The field that names a row; the first by default. */
  nameField?: string;
  rows: readonly RecordRow[];
  csv?: string;
}

/** A table of records of research, teaching or a department. */
export function RecordTable({ caption, captionHidden, fields, nameField, rows, csv }: Props) {
  const { records, faculty, fields: words } = useStrings();
  if (rows.length === 0) return <p className={styles.none}>{records.none}</p>;
  const tableFields = fields ?? getTableFields(rows);
  const nameIndex = Math.max(0, nameField ? tableFields.indexOf(nameField) : 0);
  const names = rowNames(rows, tableFields, nameIndex);
  const gap = fields && faculty.na;
  const columns = tableFields.map((key) => ({ key, label: recordHeading(key, words) }));
  const lines = rows.map((row, index) => ({
    // Rows have no id and keep their order.
    key: `${index}`,
    cells: tableFields.map((field, column) => {
      const title = names[index] || caption;
      const value =
        field === 'last_date' && row[field] ? (
          <LastDate key={field} date={`${row[field]}`} />
        ) : (
          cellContent(hasValue(row[field]) ? row[field] : gap, title)
        );
      const hasFiles = column === nameIndex && !tableFields.includes('file') && row.file;
      if (!hasFiles) return value;
      return (
        <Fragment key={field}>
          {value}
          {cellContent(row.file, title)}
        </Fragment>
      );
    }),
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

/** A link to the same data as CSV. */
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

/** Returns a name for each row: the field that names it, or all its values if rows share that name. */
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

/** A whole date, DD-MM-YYYY. Teachers also write years and periods into these fields. */
const fullDate = /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-\d{4}$/;

function cellContent(value: RecordRow[string] | undefined, title: string): ReactNode {
  if (typeof value === 'string' && fullDate.test(value)) return <InlineDate date={value} />;
  if (!isFiles(value)) return value;
  // The row's name replaces the file's own description, because one file often belongs to several rows.
  const files: Upload[] = value.map((file) => ({ ...file, alt: title }));
  return <Attachments files={files} title={title} />;
}

/** Characters in a cell. Spreadsheets refuse longer ones. */
const LONGEST_CELL = 32_000;

/** Returns the fields of a record as text, attachments as full addresses. */
export function csvFields(row: RecordRow, fields: readonly string[], origin: string): string[] {
  const address = (file: Upload) => URL.parse(fileAddress(file), origin)?.href ?? fileAddress(file);
  return fields.map((field) => {
    const value = row[field];
    const text = isFiles(value) ? value.map(address).join(' ') : `${value ?? ''}`;
    return text.slice(0, LONGEST_CELL).toWellFormed();
  });
}

/** Answers with a CSV file. */
export const csvResponse = (fileName: string, text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
    },
  });
