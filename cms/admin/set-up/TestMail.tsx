'use client';
import { Banner, Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import type { Tried } from '../../staff-api/set-up/test-mail.ts';
import { useSay } from '../use-say.ts';

/** A mail to oneself, and what the server says of it. */
export function TestMail() {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const [tried, setTried] = useState<Tried>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setTried(undefined);
    try {
      const response = await fetch(`${api}/set-up/test-mail`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      setTried(await response.json());
    } catch {
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
        {tried && <Banner type={tried.sent ? 'success' : 'error'}>{tried.says}</Banner>}
      </div>
    </>
  );
}
