'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { useSay } from '../use-say.ts';
import { Outcomes } from './Outcomes.tsx';
import { sendInvitations } from './send.ts';
import { useRoleLabels } from './use-role-labels.ts';

/** Those who belong to nothing: a teacher is invited from the list of staff, a department editor made by hand. */
const offered = ['moderator', 'editor', 'iqac-coordinator', 'administrator'] as const;

/** Above the list of accounts: several people at once, each with a link to choose a password. */
export function InvitePeople() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const labels = useRoleLabels();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (user?.role !== 'administrator') return null;
  const send = async (asked: object) => {
    setBusy(true);
    setLines(await sendInvitations(asked, say));
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
      <summary>{say('Invite people by mail')}</summary>
      <form onSubmit={invite}>
        <label>
          {say('E-mail addresses, one on each line')}
          <textarea name="addresses" rows={4} required />
        </label>
        <label>
          {say('What they may do')}
          <select name="role">
            {offered.map((role) => (
              <option key={role} value={role}>
                {labels.get(role)}
              </option>
            ))}
          </select>
        </label>
        <p>
          {say(
            'Each gets a mail with a link, valid for 72 hours, to choose a password. Teachers are invited from the list of staff.',
          )}
        </p>
        <Button disabled={busy} type="submit">
          {say('Invite')}
        </Button>{' '}
        <Button buttonStyle="secondary" disabled={busy || selectedIDs.length === 0} onClick={again}>
          {say('Mail the ticked ones once more ({{count}})', { count: selectedIDs.length })}
        </Button>
      </form>
      <Outcomes lines={lines} />
    </details>
  );
}
