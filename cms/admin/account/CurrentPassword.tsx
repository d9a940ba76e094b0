'use client';
import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { managesAccounts } from '../../access.ts';
import { useSay } from '../use-say.ts';

/** Field for the password of the signed-in account. Shown in that account, and to administrators in all accounts. */
export function CurrentPassword({ path, field }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const say = useSay();
  const isOwn = id !== undefined && id === user?.id;
  if (!isOwn && !managesAccounts({ req: { user } })) return null;
  return (
    <div className="present-password">
      <PasswordField
        autoComplete="current-password"
        field={field}
        path={path}
        // The server checks it.
        validate={() => true}
      />
      <FieldDescription
        description={
          isOwn
            ? say('You need it to change your password or e-mail address.')
            : say(
                'Your own password. You need it to change the role, password or e-mail address of somebody, and to add an administrator.',
              )
        }
        path={path}
      />
    </div>
  );
}
