'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import type { UndoReport } from '../../../import/import-report.ts';
import type { ImportStatus } from '../../../import/wordpress/import-status.ts';
import { problemOf } from '../../../staff-api/ask.ts';
import { useSay } from '../../use-say.ts';
import { LeftOut } from './LeftOut.tsx';
import { post } from './send.ts';

interface Props {
  /** Of the import. */
  address: string;
  told: ImportStatus;
  onBegun: () => void;
}

/** The last step: what came, what was left out and why, and the button that undoes the import. */
export function Outcome({ address, told: { state, report }, onBegun }: Props) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = () =>
    post(`${address}/undoing`).then(onBegun, (error: unknown) => setProblem(problemOf(error, say)));
  const updated = report?.came.reduce((sum, kind) => sum + kind.updated, 0) ?? 0;
  return (
    <div className="sheets__form">
      {state === 'failed' && (
        <Banner type="error">
          {say(
            'The import stopped. What came so far stays. Import the same file again to go on, or undo this import.',
          )}
        </Banner>
      )}
      {report?.undone && <UndoneReport undone={report.undone} updated={updated} />}
      {report && <Report report={report} />}
      <div aria-live="polite">{problem && <Banner type="error">{problem}</Banner>}</div>
      {(state === 'imported' || (state === 'failed' && report)) && (
        <>
          <p>
            {say(
              'Undoing deletes the records and files that this import added. Records that somebody has changed since, and files that are in use elsewhere, stay. You will see how many.',
            )}
          </p>
          <Button buttonStyle="secondary" onClick={() => (isSure ? void undo() : setSure(true))}>
            {say(isSure ? 'Confirm: undo this import' : 'Undo this import')}
          </Button>
        </>
      )}
      <p className="sheets__buttons">
        <a href={`${admin}/collections/notices`}>{say('To the notices')}</a>
        <a href={`${admin}/collections/site-pages`}>{say('To the pages')}</a>
        <a href={`${admin}/wordpress`}>{say('Import another export')}</a>
      </p>
    </div>
  );
}

/** `updated`: records from before the import that it changed. */
function UndoneReport({ undone, updated }: { undone: UndoReport; updated: number }) {
  const say = useSay();
  const { taken, kept, gone = 0, left = [] } = undone;
  return (
    <>
      <Banner type="info">
        {say('Deleted: {{taken}}. Kept: {{kept}}. Deleted by somebody before: {{gone}}.', {
          ...{ taken, kept, gone },
        })}
      </Banner>
      {updated > 0 && (
        <p>
          {say(
            'Records from before this import that it changed: {{updated}}. They stay as they are now. To get an earlier text back, open the record and choose Versions.',
            { updated },
          )}
        </p>
      )}
      {left.length > 0 && (
        <>
          <h2>{say('What was kept')}</h2>
          <LeftOut lines={left} />
        </>
      )}
    </>
  );
}

function Report({ report: { came, left } }: { report: NonNullable<ImportStatus['report']> }) {
  const say = useSay();
  return (
    <>
      <h2>{say('What was imported')}</h2>
      <table>
        <thead>
          <tr>
            {(['Kind', 'New', 'Changed', 'As before', 'Kept'] as const).map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {came.map(({ kind, created, updated, unchanged, kept = 0 }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{created}</td>
              <td>{updated}</td>
              <td>{unchanged}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('What to check')}</h2>
      {left.length === 0 ? <p>{say('Everything was imported.')}</p> : <LeftOut lines={left} />}
      <p>
        {say(
          'You can import the same export again: nothing is doubled, and what was changed on the old website is changed here. Records that somebody changed here are kept.',
        )}
      </p>
    </>
  );
}
