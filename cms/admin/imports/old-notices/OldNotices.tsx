'use client';
import { useConfig, useStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ask } from '../../../staff-api/ask.ts';
import { atNoon } from '../../../time-zone/dates.ts';
import { Help } from '../../handbook/Help.tsx';
import { useSay } from '../../use-say.ts';
import { ChooseFiles, ImportLink, UploadStatus } from '../many-files/ChooseFiles.tsx';
import { DraftButtons } from '../many-files/DraftButtons.tsx';
import { ReviewTable } from '../many-files/ReviewTable.tsx';
import { publish, useFileImport } from '../many-files/use-file-import.ts';
import { type FileRow, useRows } from '../many-files/use-rows.ts';
import { type Guess, guessOf, needsText, withText } from './guess-notice.ts';

export interface TypeOption {
  value: string;
  label: string;
}

/**
 * Imports old notices: choose files, check them in one table, save drafts, publish all together.
 */
export function OldNotices({ types }: { types: TypeOption[] }) {
  const say = useSay();
  const { routes } = useConfig().config;
  const [type, setType] = useState('');
  const [reading, setReading] = useState<{ done: number; of: number }>();
  const { rows, take, change, changeTo, remove, inBatches, working, message } = useRows<Row>(
    ({ name }) => guessOf(name),
  );
  const { id: importId, send } = useFileImport('old-notices');
  const { setStepNav } = useStepNav();
  const title = say('Old notices');
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title]);

  const readTexts = async (newRows: Row[]) => {
    const silent = newRows.filter(needsText);
    for (const [index, silentRow] of silent.entries()) {
      setReading({ done: index, of: silent.length });
      const text = await guessByText(routes.api, silentRow.file);
      changeTo(silentRow.key, (row) => ({ ...row, ...withText(row, text, silentRow) }));
    }
    setReading(undefined);
  };

  const importRows = (rowsToSave: Row[]) =>
    inBatches(rowsToSave, (batch) =>
      send(
        batch,
        batch.map((row) => noticeFields(type, row)),
        rowsToSave.length,
      ),
    );
  const publishAll = (drafts: Row[]) =>
    inBatches(drafts, (batch) => publish(routes.api, 'notices', batch));

  return (
    <>
      <h1>
        {title} <Help task="old-website" />
      </h1>
      <div className="sheets__form">
        <label>
          {say('Where the notices appear')}
          <select
            disabled={rows.some(({ id }) => id !== undefined)}
            onChange={({ target }) => setType(target.value)}
            value={type}
          >
            <option value="">–</option>
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ChooseFiles
          hint={say(
            'The title and the date come from the name of each file. If they are not in the name, they come from its text.',
          )}
          onChosen={(pdfs) => void readTexts(take(pdfs))}
        />
        <UploadStatus message={message} working={working}>
          {reading && (
            <p>
              {say(
                'Reading the text of files that have no title or date in the name: {{done}} of {{total}}.',
                {
                  done: reading.done,
                  total: reading.of,
                },
              )}
            </p>
          )}
        </UploadStatus>
        {rows.length > 0 && <Review onChange={change} onRemove={remove} rows={rows} />}
        <DraftButtons
          isComplete={(row) => Boolean(type && row.title.trim() && row.date)}
          isWorking={working !== undefined || reading !== undefined}
          lacks={say(
            'Choose where the notices appear, and enter a title and a date for each file.',
          )}
          onSave={(some) => void importRows(some)}
          onPublish={(some) => void publishAll(some)}
          rows={rows}
        >
          <a href={`${routes.admin}/collections/notices`}>{say('Go to the notices')}</a>
          <ImportLink id={importId} />
        </DraftButtons>
      </div>
    </>
  );
}

type Row = OldNotice & FileRow;

interface Props {
  rows: Row[];
  onChange: (key: string, part: Partial<Row>) => void;
  onRemove: (key: string) => void;
}

/** Table of the files with title and date. */
function Review({ rows, onChange, onRemove }: Props) {
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

interface OldNotice {
  file: File;
  title: string;
  /** `2024-07-05` */
  date: string;
}

/** Returns what the server reads in a file; empty texts where the file cannot be read. */
const guessByText = (api: string, file: File): Promise<Guess> =>
  ask<Guess>(`${api}/old-notices/guess`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf' },
    body: file,
    // The office types title and date of a file that cannot be read.
  }).catch(() => ({ title: '', date: '' }));

/**
 * The fields of a notice. `target` is a type, or a page that the college added, such as `OWN 7`.
 */
function noticeFields(target: string, { title, date }: OldNotice) {
  const [type, page] = target.split(' ');
  const place = page === undefined ? { type } : { type, own_page: Number(page) };
  return { ...place, title, date: atNoon(date) };
}
