'use client';
import { Button, useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../use-say.ts';
import type { FileRow } from './use-rows.ts';

interface Props<Row> {
  rows: Row[];
  /** Where the records lie that come of the files. */
  collection: string;
  /** What is told of each file, to be corrected before it is brought. */
  columns: { label: string; cell: (row: Row) => ReactNode }[];
  onRemove: (key: string) => void;
}

/** Each file with what is told of it, and in the end what came of it. */
export function ReviewTable<Row extends FileRow>({
  rows,
  collection,
  columns,
  onRemove,
}: Props<Row>) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  const headings = [say('File'), ...columns.map(({ label }) => label), say('What comes of it')];
  return (
    <table className="many-files">
      <thead>
        <tr>
          {headings.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.file.name}</th>
            {columns.map(({ label, cell }) => (
              <td key={label}>{cell(row)}</td>
            ))}
            <td>
              {row.problem && <p role="alert">{row.problem}</p>}
              {row.id === undefined ? (
                <Button
                  aria-label={`${say('Leave out')}: ${row.file.name}`}
                  buttonStyle="secondary"
                  onClick={() => onRemove(row.key)}
                >
                  {say('Leave out')}
                </Button>
              ) : (
                <a href={`${admin}/collections/${collection}/${row.id}`}>
                  {say(row.isPublished ? 'Published' : 'Draft')}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
