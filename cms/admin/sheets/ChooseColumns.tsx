'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { ask, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import type { ImportState } from './use-import.ts';
import { useWords } from './use-words.ts';

/** The second step: assign a field to each column of the sheet. */
export function ChooseColumns({ of, onBegun }: { of: ImportState; onBegun: () => void }) {
  const say = useWords();
  const saySentence = useSay();
  const { api } = useConfig().config.routes;
  const [header, setHeader] = useState(of.header);
  const [columns, setColumns] = useState(of.columns);
  const [refusal, setRefusal] = useState('');
  const labels = (keys: { label: string }[]) => keys.map(({ label }) => label).join(', ');
  const missing = of.offered.filter(({ key, required }) => required && !columns.includes(key));
  const duplicates = of.offered.filter(
    ({ key }) => columns.filter((column) => column === key).length > 1,
  );
  const begin = () =>
    ask(`${api}/sheets/imports/${of.id}/trying`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ header, columns }),
    }).then(onBegun, (error: unknown) => setRefusal(problemOf(error, saySentence)));
  return (
    <div className="sheets__form">
      <p>{say('columnsHint')}</p>
      <label>
        {say('headerRow')}
        <select onChange={({ target }) => setHeader(Number(target.value))} value={header}>
          <option value={0}>{say('noHeader')}</option>
          {of.top.slice(0, 20).map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet are never reordered
            <option key={at} value={at + 1}>
              {at + 1}: {cells.filter(Boolean).slice(0, 5).join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('columnOfSheet')}</th>
            <th scope="col">{say('means')}</th>
            <th scope="col">{say('sample')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((key, at) => {
            const title = of.top[header - 1]?.[at] || String.fromCharCode(65 + (at % 26));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a sheet are never reordered
              <tr key={at}>
                <th scope="row">{title}</th>
                <td>
                  <select
                    aria-label={title}
                    onChange={({ target }) => setColumns(columns.with(at, target.value))}
                    value={key}
                  >
                    <option value="">{say('leaveOut')}</option>
                    {of.offered.map((offer) => (
                      <option key={offer.key} value={offer.key}>
                        {offer.label}
                      </option>
                    ))}
                  </select>
                </td>
                <td>{of.top.slice(header).find((cells) => cells[at])?.[at]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div aria-live="polite">
        {missing.length > 0 && (
          <Banner type="info">{say('needed', { columns: labels(missing) })}</Banner>
        )}
        {duplicates.length > 0 && (
          <Banner type="error">{say('twice', { columns: labels(duplicates) })}</Banner>
        )}
        {refusal && <Banner type="error">{refusal}</Banner>}
      </div>
      <p>{say('tryHint')}</p>
      <Button disabled={duplicates.length > 0} onClick={() => void begin()}>
        {say('try')}
      </Button>
    </div>
  );
}
