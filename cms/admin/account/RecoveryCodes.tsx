'use client';
import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../use-say.ts';

/** Shown once: the house keeps nothing that they could be read from. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="two-factor__recovery">
      <h2 ref={heading} tabIndex={-1}>
        {say('Two-factor sign-in is on. Your recovery codes')}
      </h2>
      <p>
        {say(
          'Print them, or write them down, and keep them where your papers are: each signs you in once when the phone is not at hand. They are not shown again.',
        )}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button buttonStyle="secondary" onClick={() => window.print()}>
        {say('Print')}
      </Button>{' '}
      <a href="/admin">{say('I have kept them: go on')}</a>
    </section>
  );
}
