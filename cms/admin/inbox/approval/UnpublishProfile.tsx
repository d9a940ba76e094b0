'use client';
import { UnpublishButton, useAuth } from '@payloadcms/ui';

/** Hides the unpublish button from teachers, because the office decides if a profile is public. */
export function UnpublishProfile() {
  const { user } = useAuth();
  return user?.role === 'teacher' ? null : <UnpublishButton />;
}
