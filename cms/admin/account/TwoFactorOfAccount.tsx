'use client';
import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useSay } from '../use-say.ts';
import { SwitchOffFor } from './SwitchOffFor.tsx';

/** Beside an account: whether a second factor is asked for; one's own is set up from here. */
export function TwoFactorOfAccount({ path }: DateFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { value } = useField<string | null>({ path });
  const say = useSay();
  if (id === undefined) return null;
  return (
    <div className="field-type two-factor__account">
      <p>{value ? say('Two-factor sign-in is on.') : say('Two-factor sign-in is off.')}</p>
      {id === user?.id && (
        <p>
          <a href="/admin/two-factor">
            {value ? say('Recovery codes, switch off …') : say('Set it up …')}
          </a>
        </p>
      )}
      {id !== user?.id && value && <SwitchOffFor account={Number(id)} />}
    </div>
  );
}
