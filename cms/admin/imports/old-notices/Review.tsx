'use client';
import { useSay } from '../../use-say.ts';
import { ReviewTable } from '../many-files/ReviewTable.tsx';
import type { FileRow } from '../many-files/use-rows.ts';
import type { OldNotice } from './notice-fields.ts';

export type Row = OldNotice & FileRow;

interface Props {
  rows: Row[];
  onChange: (key: string, part: Partial<Row>) => void;
  onRemove: (key: string) => void;
}

/** Table of the files with title and date. */
export function Review({ rows, onChange, onRemove }: Props) {
  const say = useSay();
  const field = (name: 'title' | 'date', label: string, type: string) => ({
    label,
    cell: (row: Row) => (
      <input
        aria-label={`${label}: ${row.file.name}`}
        disabled={row.id !== undefined}
        onChange={({ target }) => onChange(row.key, { [name]: target.value })}
        type={type}
        value={row[name]}
      />
    ),
  });
  return (
    <ReviewTable
      collection="notices"
      columns={[field('title', say('Title'), 'text'), field('date', say('Date'), 'date')]}
      onRemove={onRemove}
      rows={rows}
    />
  );
}
