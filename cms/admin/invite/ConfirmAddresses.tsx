'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSay } from '../use-say.ts';
import type { AddressToConfirm } from './send-invitations.ts';

interface Props {
  addresses: readonly AddressToConfirm[];
  busy: boolean;
  /** Sends the invitations; addresses by id of the employee. */
  onConfirm: (confirmed: Record<string, string>) => void;
  onCancel: () => void;
}

/** Shows the addresses before invitations are sent. Addresses that somebody else changed must be ticked. */
export function ConfirmAddresses({ addresses, busy, onConfirm, onCancel }: Props) {
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
