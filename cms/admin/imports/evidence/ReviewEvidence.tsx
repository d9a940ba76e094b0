'use client';
import { useSay } from '../../use-say.ts';
import { ReviewTable } from '../many-files/ReviewTable.tsx';
import type { FileRow } from '../many-files/use-rows.ts';
import type { Question } from './read-report.ts';

export interface Row extends FileRow {
  /** Number of the question, such as `3.4.4`. */
  metric: string;
  title: string;
}

interface Props {
  rows: Row[];
  questions: Question[];
  onChange: (key: string, part: Partial<Row>) => void;
  onRemove: (key: string) => void;
}

/** Table of the files with metric and title. */
export function ReviewEvidence({ rows, questions, onChange, onRemove }: Props) {
  const say = useSay();
  const metric = (row: Row) => (
    <select
      aria-label={`${say('Metric')}: ${row.file.name}`}
      disabled={row.id !== undefined}
      onChange={({ target }) => onChange(row.key, { metric: target.value })}
      value={row.metric}
    >
      <option value="">–</option>
      {questions.map(({ id, number, text }) => (
        <option key={id} value={number}>
          {number} {text}
        </option>
      ))}
    </select>
  );
  const title = (row: Row) => (
    <input
      aria-label={`${say('Title')}: ${row.file.name}`}
      disabled={row.id !== undefined}
      onChange={({ target }) => onChange(row.key, { title: target.value })}
      value={row.title}
    />
  );
  return (
    <ReviewTable
      collection="evidence-files"
      columns={[
        { label: say('Title'), cell: title },
        { label: say('Metric'), cell: metric },
      ]}
      onRemove={onRemove}
      rows={rows}
    />
  );
}
