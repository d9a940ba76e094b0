'use client';
import { Banner } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../use-say.ts';

interface Props {
  told: string;
  working: { done: number; of: number } | undefined;
  /** What else is going on. */
  children?: ReactNode;
}

/** What was left out of what was chosen, and how far bringing the rest is. */
export function Told({ told, working, children }: Props) {
  const say = useSay();
  return (
    <div aria-live="polite">
      {told && <Banner type="info">{told}</Banner>}
      {children}
      {working && (
        <p>
          {say('{{done}} of {{total}} are done. Stay on this page until all are.', {
            done: working.done,
            total: working.of,
          })}
        </p>
      )}
    </div>
  );
}
