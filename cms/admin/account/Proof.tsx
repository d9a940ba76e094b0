'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface ProofProps<Answer> {
  button: string;
  send: (proof: { password: string; code: string }) => Promise<Answer>;
  then: (answer: Answer) => void;
}

/** The present password and a code: whoever found an open desk has neither. */
export function Proof<Answer>({ button, send, then }: ProofProps<Answer>) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      then(
        await send({
          password: String(written.get('password')),
          code: String(written.get('code')),
        }),
      );
    } catch (error) {
      setFailure(problemOf(error, say));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="two-factor__proof" onSubmit={submit}>
      <label>
        {say('Present password')}
        <input autoComplete="current-password" name="password" required type="password" />
      </label>
      <label>
        {say('Code')}
        <input autoComplete="one-time-code" maxLength={20} name="code" required type="text" />
      </label>
      <p role="alert">{failure}</p>
      <Button disabled={busy} type="submit">
        {button}
      </Button>
    </form>
  );
}
