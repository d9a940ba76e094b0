'use client';
import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useSay } from '../use-say.ts';

/** On one's own account alone: nobody knows the password of another. */
export function PresentPassword({ path, field }: TextFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const say = useSay();
  if (id === undefined || id !== user?.id) return null;
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
        description={say('Asked for when you change your password or your e-mail address.')}
        path={path}
      />
    </div>
  );
}
