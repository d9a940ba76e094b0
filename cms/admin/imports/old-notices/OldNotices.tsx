'use client';
import { useConfig, useStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Help } from '../../handbook/Help.tsx';
import { useSay } from '../../use-say.ts';
import { BringButtons } from '../many-files/BringButtons.tsx';
import { ChooseFiles } from '../many-files/ChooseFiles.tsx';
import { ImportLink, Told } from '../many-files/Told.tsx';
import { publish, useFileImport } from '../many-files/use-file-import.ts';
import { useRows } from '../many-files/use-rows.ts';
import { guessOf, isSilent, withText } from './guess.ts';
import { Review, type Row } from './Review.tsx';
import { guessByText, noticeFields } from './send.ts';

export interface TypeOption {
  value: string;
  label: string;
}

/** Files are chosen, looked through in one table, brought as drafts, and published together. */
export function OldNotices({ types }: { types: TypeOption[] }) {
  const say = useSay();
  const { routes } = useConfig().config;
  const [type, setType] = useState('');
  const [reading, setReading] = useState<{ done: number; of: number }>();
  const { rows, take, change, changeTo, remove, each, working, told } = useRows<Row>(({ name }) =>
    guessOf(name),
  );
  const { id: importId, send } = useFileImport('old-notices');
  const { setStepNav } = useStepNav();
  const title = say('Old notices');
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title]);

  const readTexts = async (taken: Row[]) => {
    const silent = taken.filter(isSilent);
    for (const [done, asked] of silent.entries()) {
      setReading({ done, of: silent.length });
      const text = await guessByText(routes.api, asked.file);
      changeTo(asked.key, (row) => ({ ...row, ...withText(row, text, asked) }));
    }
    setReading(undefined);
  };

  const bring = (some: Row[]) =>
    each(some, async (row) => ({
      id: await send(row.file, noticeFields(type, row), some.length),
    }));
  const publishAll = (some: Row[]) =>
    each(some, async ({ id }) => {
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
          {say('Where they appear')}
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
            'Title and date are read from the name of each file, or from its text where the name does not tell.',
          )}
          onChosen={(pdfs) => void readTexts(take(pdfs))}
        />
        <Told told={told} working={working}>
          {reading && (
            <p>
              {say('Reading: {{done}} of {{total}}, whose names do not tell what they are.', {
                done: reading.done,
                total: reading.of,
              })}
            </p>
          )}
        </Told>
        {rows.length > 0 && <Review onChange={change} onRemove={remove} rows={rows} />}
        <BringButtons
          isComplete={(row) => Boolean(type && row.title.trim() && row.date)}
          isWorking={working !== undefined || reading !== undefined}
          lacks={say('Choose where they appear, and fill in each title and date.')}
          onBring={(some) => void bring(some)}
          onPublish={(some) => void publishAll(some)}
          rows={rows}
        >
          <a href={`${routes.admin}/collections/notices`}>{say('To the notices')}</a>
          <ImportLink id={importId} />
        </BringButtons>
      </div>
    </>
  );
}
