'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../use-say.ts';
import { ConfirmAddresses } from './ConfirmAddresses.tsx';
import { Outcomes } from './Outcomes.tsx';
import { type AddressToConfirm, sendInvitations } from './send-invitations.ts';

type Role = 'teacher' | 'head-of-department' | 'department-editor';

/** Buttons above the list of staff that invite the ticked people. */
export function InviteStaff() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const [role, setRole] = useState<Role>('teacher');
  const [toConfirm, setToConfirm] = useState<readonly AddressToConfirm[]>([]);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (user?.role !== 'administrator') return null;
  const send = async (request: { role: Role; employees: number[]; confirmed?: object }) => {
    setBusy(true);
    const result = await sendInvitations(request, say);
    setLines(result.lines);
    setToConfirm(result.toConfirm);
    setBusy(false);
  };
  const invite = (newRole: Role) => {
    setRole(newRole);
    void send({ role: newRole, employees: selectedIDs.map(Number) });
  };
  const confirm = (confirmed: Record<string, string>) => {
    const employees = Object.keys(confirmed).map(Number);
    if (employees.length > 0) void send({ role, employees, confirmed });
    else setToConfirm([]);
  };
  const count = selectedIDs.length;
  const none = busy || count === 0;
  return (
    <div className="invite">
      <p>
        {say(
          'Tick teachers to give each an account for their own profile. They get an e-mail with a link that is valid for 72 hours.',
        )}
      </p>
      <Button disabled={none} onClick={() => invite('teacher')}>
        {say('Invite as teachers ({{count}})', { count })}
      </Button>{' '}
      <Button buttonStyle="secondary" disabled={none} onClick={() => invite('head-of-department')}>
        {say('Invite as heads of their departments ({{count}})', { count })}
      </Button>{' '}
      <Button buttonStyle="secondary" disabled={none} onClick={() => invite('department-editor')}>
        {say('Invite as editors of their departments ({{count}})', { count })}
      </Button>
      {toConfirm.length > 0 && (
        <ConfirmAddresses
          addresses={toConfirm}
          busy={busy}
          onCancel={() => setToConfirm([])}
          onConfirm={confirm}
        />
      )}
      <Outcomes lines={lines} />
    </div>
  );
}
