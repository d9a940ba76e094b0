'use client';
import { useState } from 'react';
import { Keep } from './Keep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';

/** What one does with it: set it up, print the codes for the day when the phone is gone, switch it off. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [on, setOn] = useState(isOn);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const show = (fresh: readonly string[]) => {
    setOn(true);
    setCodes(fresh);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  return on ? <Keep onCodes={show} onOff={() => setOn(false)} /> : <SetUp onCodes={show} />;
}
