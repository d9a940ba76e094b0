'use client';
import { Banner, Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  addsRecord,
  type Outcome,
  type SheetRow,
  type UndoResult,
  undoResultOf,
  undoResults,
} from '../../sheets/imports/row.ts';
import { ask, problemOf } from '../../staff-api/ask.ts';
import { sayRefusal } from '../../words/say.ts';
import { useSay } from '../use-say.ts';
import type { ImportState, RowsAnswer } from './use-import.ts';
import { useWords } from './use-words.ts';

type RowResult = Outcome | UndoResult;
const results: RowResult[] = [...undoResults, 'refused', 'created', 'changed', 'unchanged'];

/** Results that people look at first, if there are any. */
const firstResults = ['kept', 'refused'] as const;

/** Word of a row's result. */
function wordOf(row: SheetRow) {
  const result = undoResultOf(row);
  if (result === 'undone' && addsRecord(row)) return 'binned';
  return result ?? row.outcome ?? 'unchanged';
}

/** Table of rows with result and reason. */
export function Rows({ of }: { of: ImportState }) {
  const say = useWords();
  const { api } = useConfig().config.routes;
  const counts = of.counts ?? {};
  const [filter, choose] = useState<RowResult | ''>(
    firstResults.find((result) => counts[result]) ?? '',
  );
  const [rows, setRows] = useState<SheetRow[]>([]);
  const [total, setTotal] = useState(0);
  const [problem, setProblem] = useState('');
  const saySentence = useSay();
  const { language } = useTranslation().i18n;
  /** The selected result. Answers for another one arrive too late and are ignored. */
  const selected = useRef(filter);
  const load = async (from: number) => {
    const query = new URLSearchParams({ outcome: filter, from: String(from) });
    try {
      const answer = await ask<RowsAnswer>(`${api}/sheets/imports/${of.id}/rows?${query}`);
      if (selected.current !== filter) return;
      setRows((before) => [...before.slice(0, from), ...answer.rows]);
      setTotal(answer.total);
      setProblem('');
    } catch (error) {
      if (selected.current !== filter) return;
      setRows((before) => before.slice(0, from));
      setProblem(problemOf(error, saySentence));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again only for another result
  useEffect(() => {
    selected.current = filter;
    void load(0);
  }, [filter]);
  const label = (key: string | undefined) =>
    of.offered.find((column) => column.key === key)?.label ?? key ?? '';
  return (
    <>
      <div className="sheets__buttons">
        {(['', ...results] as const)
          .filter((outcome) => outcome === '' || counts[outcome])
          .map((outcome) => (
            <button
              aria-pressed={outcome === filter}
              key={outcome}
              onClick={() => choose(outcome)}
              type="button"
            >
              {outcome === '' ? say('all') : `${say(`outcomes:${outcome}`)}: ${counts[outcome]}`}
            </button>
          ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('row')}</th>
            <th scope="col">{say('outcome')}</th>
            <th scope="col">{say('cells')}</th>
            <th scope="col">{say('details')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={`sheets__${row.outcome}`} key={row.number}>
              <th scope="row">{row.number}</th>
              <td>{say(`outcomes:${wordOf(row)}`)}</td>
              <td>{row.cells.filter(Boolean).slice(0, 4).join(' · ')}</td>
              <td>
                {[row.kept ?? [], row.notes ?? []].flat().map(({ column, code, values }) => (
                  <p key={`${column} ${code}`}>
                    {column && `${label(column)}: `}
                    {sayRefusal(language, code, values)}
                  </p>
                ))}
                {(row.changes ?? []).map(({ column, from, to }) => (
                  <p key={column}>
                    {say('change', { column: label(column), from: from || say('nothing'), to })}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">{problem && <Banner type="error">{problem}</Banner>}</div>
      {rows.length < total && (
        <Button buttonStyle="secondary" onClick={() => void load(rows.length)}>
          {say('more')}
        </Button>
      )}
    </>
  );
}
