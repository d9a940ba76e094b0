'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { belongsToDepartment, isAdministrator, mayInvite } from '../../access.ts';
import { ask } from '../../staff-api/ask.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import { useSay } from '../use-say.ts';
import { NoMailServer, Outcomes, sendInvitations } from './send-invitations.tsx';

/** Roles without a profile. Teachers are invited in the list of staff. */
const offered = [
  'moderator',
  'editor',
  'department-editor',
  'iqac-coordinator',
  'administrator',
] as const;
type Role = (typeof offered)[number];
const isOffered = (value: string): value is Role => offered.some((role) => role === value);

/** Form above the list of accounts that invites several people. */
export function InvitePeople({ sendsMail }: { sendsMail: boolean }) {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const labels = useOptionLabels('users', 'role');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [role, setRole] = useState<Role>('moderator');
  const departments = useDepartments(belongsToDepartment(role));
  if (!mayInvite({ req: { user } })) return null;
  const send = async (request: object) => {
    setBusy(true);
    setLines((await sendInvitations(request, say, sendsMail)).lines);
    setBusy(false);
  };
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const addresses = String(form.get('addresses'))
      .split(/[\s,;]+/)
      .filter(Boolean);
    const department = Number(form.get('department')) || undefined;
    const password = String(form.get('password') ?? '') || undefined;
    void send({ role, addresses, department, password });
  };
  const inviteAgain = () => void send({ role: 'moderator', accounts: selectedIDs.map(Number) });
  return (
    <details className="invite">
      <summary>{say('Invite people by e-mail')}</summary>
      {!sendsMail && <NoMailServer />}
      <form onSubmit={invite}>
        <label>
          {say('E-mail addresses, one on each line')}
          <textarea name="addresses" rows={4} required />
        </label>
        <label>
          {say('Role')}
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
        {belongsToDepartment(role) && (
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
        {isAdministrator(role) && (
          <label>
            {say('Your own password')}
            <input autoComplete="current-password" name="password" required type="password" />
          </label>
        )}
        <p>
          {say(
            'Each person gets an e-mail with a link to choose a password. The link is valid for 72 hours. To invite teachers, open the list ‘Staff’.',
          )}
        </p>
        <Button disabled={busy} type="submit">
          {say('Invite')}
        </Button>{' '}
        <Button
          buttonStyle="secondary"
          disabled={busy || selectedIDs.length === 0}
          onClick={inviteAgain}
        >
          {say('Send the e-mail again ({{count}})', { count: selectedIDs.length })}
        </Button>
      </form>
      <Outcomes lines={lines} />
    </details>
  );
}

interface Department {
  id: number;
  name: string;
}

/** All departments by name, loaded once they are needed. */
function useDepartments(isNeeded: boolean): readonly Department[] {
  const [departments, setDepartments] = useState<readonly Department[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    const query = 'depth=0&limit=200&sort=dept_name&select[dept_name]=true&select[dept_code]=true';
    ask<{ docs: { id: number; dept_name?: string; dept_code: string }[] }>(
      `/api/departments?${query}`,
    ).then(
      ({ docs }) =>
        setDepartments(
          docs.map(({ id, ...names }) => ({ id, name: names.dept_name || names.dept_code })),
        ),
      () => setDepartments([]),
    );
  }, [isNeeded]);
  return departments;
}
