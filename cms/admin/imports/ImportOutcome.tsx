'use client';
import { retention } from '@college/contract/retention';
import { Banner, Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { ImportStatus } from '../../import/import-job.ts';
import type { AboutImport } from '../../import/import-kinds.ts';
import type { ImportReport, Summary, UndoReport } from '../../import/report.ts';
import { interruptedSentence } from '../../platform/interrupted-job.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Props {
  about: AboutImport;
  /** Address of the import in the API. */
  address: string;
  status: ImportStatus;
  onStarted: () => void;
}

/**
 * The report of an import: imported records, left-out records with their reasons, and the button that undoes the
 * import.
 */
export function ImportOutcome({
  about,
  address,
  status: { state, report, interrupted },
  onStarted,
}: Props) {
  const say = useSay();
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = () =>
    post(`${address}/undoing`, {}).then(onStarted, (error: unknown) =>
      setProblem(problemOf(error, say)),
    );
  const undoWords = report?.undone ? 'Undo the rest' : 'Undo this import';
  const updated = report?.came.reduce((sum, count) => sum + count.updated, 0) ?? 0;
  return (
    <div className="sheets__form">
      {state === 'failed' && (
        <Banner type="error">
          {report?.undone === undefined
            ? about.stopped
            : say('The import stopped because of an error. Try again.')}
          {interrupted && ` ${say(interruptedSentence)}`}
        </Banner>
      )}
      {report?.undone && <UndoOutcome undone={report.undone} updated={updated} />}
      {report && <Report note={about.note} report={report} />}
      <div aria-live="polite">{problem && <Banner type="error">{problem}</Banner>}</div>
      {(state === 'imported' || (state === 'failed' && report)) && (
        <>
          <p>
            {say(
              'Undoing moves the records and files that this import added to the recycle bin, where they can be restored for {{days}} days. Records that somebody changed or published later, and records and files that are used elsewhere, are kept. You will see which.',
              { days: retention.deleted },
            )}
          </p>
          <Button buttonStyle="secondary" onClick={() => (isSure ? void undo() : setSure(true))}>
            {say(isSure ? 'Confirm: undo this import' : undoWords)}
          </Button>
        </>
      )}
      <p className="sheets__buttons">
        {about.links.map(({ href, label }) => (
          <a href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** `updated`: number of records from before the import that it changed. */
function UndoOutcome({ undone, updated }: { undone: UndoReport; updated: number }) {
  const say = useSay();
  const { taken, kept, gone = 0, left = [], went = [] } = undone;
  return (
    <>
      <Banner type="info">
        {say('Undone: {{taken}}. Kept: {{kept}}. Already deleted before: {{gone}}.', {
          ...{ taken, kept, gone },
        })}
        {kept > 0 &&
          ` ${say('The reason for each kept record is below. Where it no longer applies, you can undo the rest later.')}`}
      </Banner>
      {updated > 0 && (
        <p>
          {say(
            'Existing records that this import changed: {{updated}}. They are not changed back. To get the earlier text, open the record and choose Versions.',
            { updated },
          )}
        </p>
      )}
      {left.length > 0 && (
        <>
          <h2>{say('What was kept')}</h2>
          <RecordTable lines={left} />
        </>
      )}
      {went.length > 0 && (
        <details>
          <summary>{say('What was removed')}</summary>
          <RecordTable lines={went} />
        </details>
      )}
    </>
  );
}

function Report({
  note,
  report: { came, left },
}: {
  note: string | undefined;
  report: ImportReport;
}) {
  const say = useSay();
  return (
    <>
      <h2>{say('What was imported')}</h2>
      <table>
        <thead>
          <tr>
            {(['Kind', 'New', 'Changed', 'Unchanged', 'Kept'] as const).map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {came.map(({ kind: name, created, updated, unchanged, kept = 0 }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{created}</td>
              <td>{updated}</td>
              <td>{unchanged}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('What to check')}</h2>
      {left.length === 0 ? <p>{say('Everything was imported.')}</p> : <RecordTable lines={left} />}
      {note && <p>{note}</p>}
    </>
  );
}

/** Records, each with a reason. */
function RecordTable({ lines }: { lines: Summary['left'] }) {
  const say = useSay();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Record')}</th>
          <th scope="col">{say('Details')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, what, reason }) => (
          <tr key={`${kind} ${what} ${reason}`}>
            <th scope="row">{[kind, what].filter(Boolean).join(': ')}</th>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
