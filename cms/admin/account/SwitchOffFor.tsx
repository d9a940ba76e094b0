'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import { ask } from './ask.ts';

/** For somebody who lost the phone. Stands in the form of their account, so it is none itself. */
export function SwitchOffFor({ account }: { account: number }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const send = () =>
    ask('off-for', { account, password }).then(
      () => setSaid(say('It is off now, and the trail says by whom.')),
      (error: unknown) => setSaid(problemOf(error, say)),
    );
  return (
    <details>
      <summary>{say('The phone is lost: switch it off …')}</summary>
      <label>
        {say('Your own password')}
        <input
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
          type="password"
          value={password}
        />
      </label>
      <Button buttonStyle="secondary" onClick={() => void send()}>
        {say('Switch off')}
      </Button>
      <p role="status">{said}</p>
    </details>
  );
}
