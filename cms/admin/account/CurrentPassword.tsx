'use client';
import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useSay } from '../use-say.ts';

/** The own password of whoever is signed in, on the own account and, for administrators, on all others. */
export function CurrentPassword({ path, field }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const say = useSay();
  const isOwn = id !== undefined && id === user?.id;
  if (!isOwn && user?.role !== 'administrator') return null;
  return (
    <div className="present-password">
      <PasswordField
        autoComplete="current-password"
        field={field}
        path={path}
        // Only the server knows whether it is needed, and right.
        validate={() => true}
      />
      <FieldDescription
        description={
          isOwn
            ? say('You need it to change your password or e-mail address.')
            : say(
                'Your own password. You need it to change the password or e-mail address of somebody else, or to make somebody an administrator.',
              )
        }
        path={path}
      />
    </div>
  );
}
