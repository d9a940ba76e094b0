'use client';
import { Button, useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../use-say.ts';
import type { FileRow } from './use-rows.ts';

interface Props<Row> {
  rows: Row[];
  /** Collection of the new records. */
  collection: string;
  /** Values of each file that can be corrected before the import. */
  columns: { label: string; cell: (row: Row) => ReactNode }[];
  onRemove: (key: string) => void;
}

/** Table of files with their guessed values, and afterwards their results. */
export function ReviewTable<Row extends FileRow>({
  rows,
  collection,
  columns,
  onRemove,
}: Props<Row>) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  const headings = [say('File'), ...columns.map(({ label }) => label), say('Result')];
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
                  aria-label={`${say('Remove')}: ${row.file.name}`}
                  buttonStyle="secondary"
                  onClick={() => onRemove(row.key)}
                >
                  {say('Remove')}
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
