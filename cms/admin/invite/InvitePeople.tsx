'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { useSay } from '../use-say.ts';
import { Outcomes } from './Outcomes.tsx';
import { sendInvitations } from './send.ts';
import { useDepartments } from './use-departments.ts';
import { useRoleLabels } from './use-role-labels.ts';

/** Roles that need no profile; teachers are invited from the list of staff. */
const offered = [
  'moderator',
  'editor',
  'department-editor',
  'iqac-coordinator',
  'administrator',
] as const;
type Role = (typeof offered)[number];
const isOffered = (value: string): value is Role => offered.some((role) => role === value);

/** Above the list of accounts: several people at once, each with a link to choose a password. */
export function InvitePeople() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const labels = useRoleLabels();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [role, setRole] = useState<Role>('moderator');
  const departments = useDepartments(role === 'department-editor');
  if (user?.role !== 'administrator') return null;
  const send = async (request: object) => {
    setBusy(true);
    setLines((await sendInvitations(request, say)).lines);
    setBusy(false);
  };
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const addresses = String(written.get('addresses'))
      .split(/[\s,;]+/)
      .filter(Boolean);
    const department = Number(written.get('department')) || undefined;
    const password = String(written.get('password') ?? '') || undefined;
    void send({ role, addresses, department, password });
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
          <select
            name="role"
            onChange={({ target }) => isOffered(target.value) && setRole(target.value)}
            value={role}
          >
            {offered.map((name) => (
              <option key={name} value={name}>
                {labels.get(name)}
              </option>
            ))}
          </select>
        </label>
        {role === 'department-editor' && (
          <label>
            {say('Department')}
            <select name="department" required>
              <option value="">{say('Choose the department.')}</option>
              {departments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {role === 'administrator' && (
          <label>
            {say('Your own password')}
            <input autoComplete="current-password" name="password" required type="password" />
          </label>
        )}
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
