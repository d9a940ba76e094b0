'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOf } from '../../../staff-api/ask.ts';
import type { Told } from '../../../staff-api/wordpress/tell.ts';
import { useSay } from '../../use-say.ts';
import { post } from './send.ts';

interface Props {
  /** Of the import. */
  address: string;
  told: Told;
  onBegun: () => void;
}

/** The last step: what came, what was left out and why, and the way back. */
export function Outcome({ address, told: { state, report }, onBegun }: Props) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = () =>
    post(`${address}/undoing`).then(onBegun, (error: unknown) => setProblem(problemOf(error, say)));
  return (
    <div className="sheets__form">
      {state === 'failed' && (
        <Banner type="error">
          {say('It broke off. What came so far stays; bring the same export again to go on.')}
        </Banner>
      )}
      {report?.undone && (
        <Banner type="info">
          {say('Taken back: {{taken}}. Kept, because changed or in use since: {{kept}}.', {
            ...report.undone,
          })}
        </Banner>
      )}
      {report && <Report report={report} />}
      <div aria-live="polite">{problem && <Banner type="error">{problem}</Banner>}</div>
      {state === 'imported' && (
        <>
          <p>
            {say(
              'What this import made goes for good. What somebody has changed since, and what it changed itself, stays.',
            )}
          </p>
          <Button buttonStyle="secondary" onClick={() => (isSure ? void undo() : setSure(true))}>
            {say(isSure ? 'Really? Press once more.' : 'Take it all back')}
          </Button>
        </>
      )}
      <p className="sheets__buttons">
        <a href={`${admin}/collections/notices`}>{say('To the notices')}</a>
        <a href={`${admin}/wordpress`}>{say('Bring another export')}</a>
      </p>
    </div>
  );
}

function Report({ report: { came, left } }: { report: NonNullable<Told['report']> }) {
  const say = useSay();
  return (
    <>
      <h2>{say('What came')}</h2>
      <table>
        <thead>
          <tr>
            {(['What', 'New', 'Changed', 'As before'] as const).map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {came.map(({ kind, created, updated, unchanged }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{created}</td>
              <td>{updated}</td>
              <td>{unchanged}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('What was left out')}</h2>
      {left.length === 0 ? (
        <p>{say('Nothing was left out.')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('What')}</th>
              <th scope="col">{say('Why')}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ kind, what, reason }) => (
              <tr key={`${kind} ${what} ${reason}`}>
                <th scope="row">
                  {kind}: {what}
                </th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {say(
          'The same export once more changes what was changed there and doubles nothing. Mend there what was left out, or write it here.',
        )}
      </p>
    </>
  );
}
