'use client';
import { UnpublishButton, useAuth } from '@payloadcms/ui';

/** Nobody takes the own profile off the website: whether it stands there is decided by others. */
export function UnpublishProfile() {
  const { user } = useAuth();
  return user?.role === 'teacher' ? null : <UnpublishButton />;
}
