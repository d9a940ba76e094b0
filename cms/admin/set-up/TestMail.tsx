'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import type { Tried } from '../../staff-api/set-up/test-mail.ts';
import { useSay } from '../use-say.ts';

/** Sends a test e-mail to the own address, and shows the answer of the mail server. */
export function TestMail() {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const [result, setTried] = useState<Tried>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setTried(undefined);
    try {
      const response = await fetch(`${api}/set-up/test-mail`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      setTried(await response.json());
    } catch {
      // No answer, or one of a proxy that is not JSON.
      setTried({ sent: false, says: say('The server could not be reached. Try again.') });
    }
    setSending(false);
  };
  return (
    <>
      <Button buttonStyle="secondary" disabled={isSending} onClick={() => void send()}>
        {say('Send me a test e-mail')}
      </Button>
      <div aria-live="polite">
        {result && <Banner type={result.sent ? 'success' : 'error'}>{result.says}</Banner>}
      </div>
    </>
  );
}
