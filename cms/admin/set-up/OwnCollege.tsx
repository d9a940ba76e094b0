'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { useSay } from '../use-say.ts';

/** Deletes the demo after a backup. The name must be typed, so that nobody deletes it by mistake. */
export function OwnCollege({ name }: { name: string }) {
  const say = useSay();
  const { admin, api } = useConfig().config.routes;
  const [refusal, setRefusal] = useState('');
  const [isWorking, setWorking] = useState(false);
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    setWorking(true);
    setRefusal('');
    try {
      const response = await fetch(`${api}/set-up/own-college`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: typed }),
      });
      if (response.ok) return window.location.assign(`${admin}/set-up`);
      const { errors } = await response.json();
      setRefusal(String(errors?.[0]?.message ?? say('This could not be saved.')));
    } catch {
      // No answer, or one of a proxy that is not JSON.
      setRefusal(say('The server could not be reached. Try again.'));
    }
    setWorking(false);
  };
  return (
    <details className="set-up__own">
      <summary>{say('Start with our own college')}</summary>
      <form className="set-up__form" id="own-college" onSubmit={begin}>
        <p>
          {say(
            'The demo is saved in a backup on the server. Then all its content is deleted from the website. Accounts are kept.',
          )}
        </p>
        <label>
          {say('Type the name of the demo college: {{name}}', { name })}
          <input autoComplete="off" name="name" required />
        </label>
        <div aria-live="polite">
          {refusal && <Banner type="error">{refusal}</Banner>}
          {isWorking && <p>{say('The backup is being saved. Please wait.')}</p>}
        </div>
        <Button disabled={isWorking} type="submit">
          {say('Back up and delete the demo')}
        </Button>
      </form>
    </details>
  );
}
