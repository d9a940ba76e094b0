'use client';
import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useState } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

/** Shows if an account uses two-factor sign-in, with a link to set it up for the own account. */
export function TwoFactorOfAccount({ path }: DateFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { value } = useField<string | null>({ path });
  const say = useSay();
  if (id === undefined) return null;
  return (
    <div className="field-type two-factor__account">
      <p>{value ? say('Two-factor sign-in is on.') : say('Two-factor sign-in is off.')}</p>
      {id === user?.id && (
        <p>
          <a href="/admin/two-factor">
            {value ? say('Recovery codes or switch off …') : say('Set up …')}
          </a>
        </p>
      )}
      {id !== user?.id && value && <SwitchOffForOther account={Number(id)} />}
    </div>
  );
}

/** Lets an administrator switch off two-factor sign-in for an account. It is no form, because it is inside one. */
function SwitchOffForOther({ account }: { account: number }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [result, setSaid] = useState('');
  const send = () =>
    post('/api/two-factor/off-for', { account, password }).then(
      () =>
        setSaid(say('Two-factor sign-in is off now. This is recorded under ‘Sign-in changes’.')),
      (error: unknown) => setSaid(problemOf(error, say)),
    );
  return (
    <details>
      <summary>{say('Phone lost? Switch off …')}</summary>
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
      <p role="status">{result}</p>
    </details>
  );
}
