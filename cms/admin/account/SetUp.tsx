'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';
import { ask } from './ask.ts';
import { Proof } from './Proof.tsx';

/** A QR code to scan; the code that the app then shows proves that it has the key. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const [shown, setShown] = useState<{ key: string; qr: string }>();
  const [failure, setFailure] = useState('');
  const begin = () =>
    ask<{ key: string; qr: string }>('show').then(setShown, (error: unknown) =>
      setFailure(problemOf(error, say)),
    );
  if (!shown)
    return (
      <>
        <p>
          {say(
            'Besides your password, signing in then asks for a code that an app on your phone shows: Google Authenticator, Aegis, FreeOTP or another one.',
          )}
        </p>
        <Button onClick={() => void begin()}>{say('Show the QR code')}</Button>
        <p role="alert">{failure}</p>
      </>
    );
  return (
    <>
      <p>{say('Scan this with the app, or type the key into it:')}</p>
      {/* biome-ignore lint/performance/noImgElement: nothing optimises a picture of an address */}
      <img
        alt={say('QR code for the authenticator app')}
        className="two-factor__qr"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(shown.qr)}`}
      />
      <p>
        <code>{shown.key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Proof
        button={say('Switch on')}
        send={(proof) => ask<{ codes: string[] }>('on', proof)}
        then={({ codes }) => onCodes(codes)}
      />
    </>
  );
}
