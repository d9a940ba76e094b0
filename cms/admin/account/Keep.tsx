'use client';
import { useSay } from '../use-say.ts';
import { ask } from './ask.ts';
import { Proof } from './Proof.tsx';

interface KeepProps {
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}

/** For whoever has it on. */
export function Keep({ onCodes, onOff }: KeepProps) {
  const say = useSay();
  return (
    <>
      <p>{say('Signing in asks for a code of your authenticator app besides your password.')}</p>
      <details>
        <summary>{say('New recovery codes')}</summary>
        <Proof
          button={say('Make new ones: those before are void')}
          send={(proof) => ask<{ codes: string[] }>('codes', proof)}
          then={({ codes }) => onCodes(codes)}
        />
      </details>
      <details>
        <summary>{say('Switch off, for instance before you change the phone')}</summary>
        <Proof button={say('Switch off')} send={(proof) => ask('off', proof)} then={onOff} />
      </details>
    </>
  );
}
