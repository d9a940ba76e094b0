'use client';
import { useConfig, useStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Help } from '../../handbook/Help.tsx';
import { useSay } from '../../use-say.ts';
import { ChooseFiles } from '../many-files/ChooseFiles.tsx';
import { DraftButtons } from '../many-files/DraftButtons.tsx';
import { ImportLink, UploadStatus } from '../many-files/UploadStatus.tsx';
import { publish, useFileImport } from '../many-files/use-file-import.ts';
import { useRows } from '../many-files/use-rows.ts';
import { guessOf, needsText, withText } from './guess-notice.ts';
import { guessByText, noticeFields } from './notice-fields.ts';
import { Review, type Row } from './Review.tsx';

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
  const { rows, take, change, changeTo, remove, each, working, message } = useRows<Row>(
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
    each(rowsToSave, async (row) => ({
      id: await send(row.file, noticeFields(type, row), rowsToSave.length),
    }));
  const publishAll = (rowsToPublish: Row[]) =>
    each(rowsToPublish, async ({ id }) => {
      await publish(routes.api, 'notices', Number(id));
      return { isPublished: true };
    });

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
