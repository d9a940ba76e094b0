'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../use-say.ts';
import { Outcomes } from './Outcomes.tsx';
import { sendInvitations } from './send.ts';

/** Above the list of staff: those who are ticked get an account for their own profile. */
export function InviteStaff() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (user?.role !== 'administrator') return null;
  const invite = async (role: 'teacher' | 'head-of-department') => {
    setBusy(true);
    setLines(await sendInvitations({ role, employees: selectedIDs.map(Number) }, say));
    setBusy(false);
  };
  return (
    <div className="invite">
      <p>
        {say(
          'Tick teachers to give them an account with which they write their own profile. Each gets a mail with a link that is valid for 72 hours.',
        )}
      </p>
      <Button disabled={busy || selectedIDs.length === 0} onClick={() => void invite('teacher')}>
        {say('Invite as teachers ({{count}})', { count: selectedIDs.length })}
      </Button>{' '}
      <Button
        buttonStyle="secondary"
        disabled={busy || selectedIDs.length === 0}
        onClick={() => void invite('head-of-department')}
      >
        {say('Invite as heads of their departments ({{count}})', { count: selectedIDs.length })}
      </Button>
      <Outcomes lines={lines} />
    </div>
  );
}
