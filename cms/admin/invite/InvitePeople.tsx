'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { roleLabels } from '../../content/administration/role-labels.ts';
import { Outcomes } from './Outcomes.tsx';
import { sendInvitations } from './send.ts';

/** Those who belong to nothing: a teacher is invited from the list of staff, a department editor made by hand. */
const offered = ['moderator', 'editor', 'iqac-coordinator', 'administrator'] as const;

/** Above the list of accounts: several people at once, each with a link to choose a password. */
export function InvitePeople() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (user?.role !== 'administrator') return null;
  const send = async (asked: object) => {
    setBusy(true);
    setLines(await sendInvitations(asked));
    setBusy(false);
  };
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const addresses = String(written.get('addresses'))
      .split(/[\s,;]+/)
      .filter(Boolean);
    void send({ role: String(written.get('role')), addresses });
  };
  const again = () => void send({ role: 'moderator', accounts: selectedIDs.map(Number) });
  return (
    <details className="invite">
      <summary>Invite people by mail</summary>
      <form onSubmit={invite}>
        <label>
          E-mail addresses, one on each line
          <textarea name="addresses" rows={4} required />
        </label>
        <label>
          What they may do
          <select name="role">
            {offered.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </select>
        </label>
        <p>
          Each gets a mail with a link, valid for 72 hours, to choose a password. Teachers are
          invited from the list of staff.
        </p>
        <Button disabled={busy} type="submit">
          Invite
        </Button>{' '}
        <Button buttonStyle="secondary" disabled={busy || selectedIDs.length === 0} onClick={again}>
          Mail the ticked ones once more ({selectedIDs.length})
        </Button>
      </form>
      <Outcomes lines={lines} />
    </details>
  );
}
