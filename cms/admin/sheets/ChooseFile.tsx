'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { ask, isAnswered, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import type { Offer } from './use-import.ts';
import { useWords } from './use-words.ts';

interface Props {
  list: string;
  offers: Offer[];
  onRead: (id: number) => void;
}

/** The first step: choose a list and a file. */
export function ChooseFile({ list: initialList, offers, onRead }: Props) {
  const say = useWords();
  const saySentence = useSay();
  const { api } = useConfig().config.routes;
  const [list, setList] = useState(initialList);
  const [refusal, setRefusal] = useState('');
  const [isReading, setReading] = useState(false);
  /** Names of the sheets in the file, if the user must choose one. */
  const [sheets, setSheets] = useState<string[]>([]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('sheet');
    if (!(file instanceof File)) return;
    setReading(true);
    setRefusal('');
    try {
      const query = new URLSearchParams({ list, name: file.name });
      if (sheets.length > 0) query.set('sheet', String(form.get('which')));
      const { id } = await ask<{ id: number }>(`${api}/sheets/imports?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      });
      onRead(id);
    } catch (error) {
      const names = isAnswered(error) ? error.values.sheets : undefined;
      if (Array.isArray(names)) setSheets(names);
      else setRefusal(problemOf(error, saySentence));
      setReading(false);
    }
  };

  const template = (format: string) =>
    `${api}/sheets/template?${new URLSearchParams({ list, format })}`;
  return (
    <form className="sheets__form" onSubmit={send}>
      <label>
        {say('list')}
        <select onChange={({ target }) => setList(target.value)} value={list}>
          {offers.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p>
        {say('template')} <a href={template('xlsx')}>Excel</a> <a href={template('csv')}>CSV</a>
      </p>
      <label>
        {say('file')}
        <input
          accept=".xlsx,.xls,.xml,.csv,.txt,.tsv,.htm,.html,.ods"
          name="sheet"
          onChange={() => setSheets([])}
          required
          type="file"
        />
        <small>{say('fileHint')}</small>
      </label>
      <div aria-live="polite">
        {sheets.length > 0 && (
          <label>
            {say('whichSheet')}
            <select name="which">
              {sheets.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {refusal && <Banner type="error">{refusal}</Banner>}
      </div>
      <Button disabled={isReading} type="submit">
        {say(isReading ? 'reading' : 'read')}
      </Button>
    </form>
  );
}
