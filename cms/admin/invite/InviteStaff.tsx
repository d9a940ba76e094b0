'use client';
import { Button, useAuth, useSelection } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mayInvite } from '../../access.ts';
import { useSay } from '../use-say.ts';
import {
  type AddressToConfirm,
  NoMailServer,
  Outcomes,
  sendInvitations,
} from './send-invitations.tsx';

type Role = 'teacher' | 'head-of-department' | 'department-editor';

/** Buttons above the list of staff that invite the ticked people. */
export function InviteStaff({ sendsMail }: { sendsMail: boolean }) {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const say = useSay();
  const [role, setRole] = useState<Role>('teacher');
  const [toConfirm, setToConfirm] = useState<readonly AddressToConfirm[]>([]);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (!mayInvite({ req: { user } })) return null;
  const send = async (request: { role: Role; employees: number[]; confirmed?: object }) => {
    setBusy(true);
    const result = await sendInvitations(request, say, sendsMail);
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
      {!sendsMail && <NoMailServer />}
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

interface Props {
  addresses: readonly AddressToConfirm[];
  busy: boolean;
  /** Sends the invitations; addresses by id of the employee. */
  onConfirm: (confirmed: Record<string, string>) => void;
  onCancel: () => void;
}

/** Shows the addresses before invitations are sent. Addresses that somebody else changed must be ticked. */
function ConfirmAddresses({ addresses, busy, onConfirm, onCancel }: Props) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('employee').map(String);
    const confirmed = addresses.filter(({ employee }) => ticked.includes(String(employee)));
    onConfirm(Object.fromEntries(confirmed.map(({ employee, address }) => [employee, address])));
  };
  return (
    <form className="invite__confirm" onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {say('The invitations will go to these addresses')}
      </h3>
      {addresses.map(({ employee, name, address, changedBy, changedAt = '' }) => (
        <label key={employee}>
          <input defaultChecked={!changedBy} name="employee" type="checkbox" value={employee} />
          <span>
            <strong>{name}</strong> {address}
            {changedBy && (
              <em>
                {say(
                  'This address was changed on {{day}} by {{person}}. Tick it only if you are sure that it is right.',
                  { person: changedBy, day: dayOf(changedAt) },
                )}
              </em>
            )}
          </span>
        </label>
      ))}
      <Button disabled={busy} type="submit">
        {say('Send the invitations')}
      </Button>{' '}
      <Button buttonStyle="secondary" disabled={busy} onClick={onCancel}>
        {say('Cancel')}
      </Button>
    </form>
  );
}

/** DD-MM-YYYY of an ISO timestamp. */
const dayOf = (moment: string) => moment.slice(0, 10).split('-').toReversed().join('-');
