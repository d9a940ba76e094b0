'use client';
import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '../../use-say.ts';
import { ChooseFiles, ImportLink, UploadStatus } from '../many-files/ChooseFiles.tsx';
import { DraftButtons } from '../many-files/DraftButtons.tsx';
import { ReviewTable } from '../many-files/ReviewTable.tsx';
import { publish, useFileImport } from '../many-files/use-file-import.ts';
import { type FileRow, useRows } from '../many-files/use-rows.ts';
import { guessOf } from './guess-metric.ts';
import type { Question } from './read-report.ts';

interface Props {
  reports: { id: number; name: string }[];
  /** The selected report and its questions. */
  report: number | undefined;
  questions: Question[];
}

/**
 * Number of a set: `3.4.4 (c)` for the third set of a question. `before` is the number of its
 * existing sets.
 */
const serial = ({ number }: Question, before: number) =>
  before < 26 ? `${number} (${String.fromCharCode(97 + before)})` : `${number} (${before + 1})`;

/** Fields of a set for each row, with the next numbers of its question that no set has. */
function newSets(rows: readonly Row[], questions: Question[], usedNumbers: ReadonlySet<string>) {
  const numbers = new Set(usedNumbers);
  return rows.map(({ metric, title }) => {
    const question = questions.find(({ number }) => number === metric);
    if (!question) throw new Error(`The report has no question ${metric}.`);
    let before = question.sets;
    while (numbers.has(serial(question, before))) before += 1;
    const sr_no = serial(question, before);
    numbers.add(sr_no);
    return { title, question: question.id, sr_no };
  });
}

/**
 * Imports evidence: choose files, check them in one table, save each as a set, then publish all
 * together.
 */
export function ImportEvidence({ reports, report, questions }: Props) {
  const say = useSay();
  const router = useRouter();
  const { routes } = useConfig().config;
  const { id: importId, send } = useFileImport('evidence');
  const numbers = questions.map(({ number }) => number);
  const { rows, take, change, remove, inBatches, working, message } = useRows<Row>(({ name }) =>
    guessOf(name, numbers),
  );

  const importRows = (rowsToSave: Row[]) => {
    const usedNumbers = new Set(rows.flatMap(({ sr_no }) => sr_no ?? []));
    return inBatches(rowsToSave, async (batch) => {
      const sets = newSets(batch, questions, usedNumbers);
      const results = await send(batch, sets, rowsToSave.length);
      return results.map((result, at) => {
        const sr_no = sets[at]?.sr_no;
        if (result.id === undefined || sr_no === undefined) return result;
        usedNumbers.add(sr_no);
        return { ...result, sr_no };
      });
    });
  };
  const publishAll = (drafts: Row[]) =>
    inBatches(drafts, (batch) => publish(routes.api, 'evidence-files', batch));

  return (
    <div className="sheets__form">
      <p>
        {say(
          'Name each PDF with the number of its metric, for example 3.4.4.pdf. It is added to the question with this number. Visitors see it only after you publish it.',
        )}
      </p>
      <label>
        {say('Report')}
        <select
          disabled={rows.length > 0}
          onChange={({ target }) => router.push(`${routes.admin}/evidence?report=${target.value}`)}
          value={report ?? ''}
        >
          <option value="">–</option>
          {reports.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {report !== undefined && questions.length === 0 && (
        <p>{say('This report has no questions yet. Open it and add the metrics of its manual.')}</p>
      )}
      {questions.length > 0 && (
        <ChooseFiles
          hint={say('The number of the metric and the title are read from the name of each file.')}
          onChosen={take}
        />
      )}
      <UploadStatus message={message} working={working} />
      {rows.length > 0 && (
        <ReviewEvidence onChange={change} onRemove={remove} questions={questions} rows={rows} />
      )}
      <DraftButtons
        isComplete={({ metric, title }) => Boolean(metric && title.trim())}
        isWorking={working !== undefined}
        lacks={say('Choose the report, and enter a metric and a title for each file.')}
        onSave={(some) => void importRows(some)}
        onPublish={(some) => void publishAll(some)}
        rows={rows}
      >
        {report !== undefined && (
          <a href={`${routes.admin}/collections/evidence-groups/${report}`}>
            {say('Go to the report')}
          </a>
        )}
        <ImportLink id={importId} />
      </DraftButtons>
    </div>
  );
}

interface Row extends FileRow {
  /** Number of the question, such as `3.4.4`. */
  metric: string;
  title: string;
  /** Number of the saved set. */
  sr_no?: string;
}

interface ReviewProps {
  rows: Row[];
  questions: Question[];
  onChange: (key: string, part: Partial<Row>) => void;
  onRemove: (key: string) => void;
}

/** Table of the files with metric and title. */
function ReviewEvidence({ rows, questions, onChange, onRemove }: ReviewProps) {
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
