'use client';
import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { bulkRights } from '../../content/administration/bulk-rights.ts';

/** Payload shows the buttons for many records to whoever may change one: styles leave out those of other roles. */
export function BulkActions({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const role = user?.role as keyof typeof bulkRights | undefined;
  useEffect(() => {
    document.body.dataset.bulk = role ? bulkRights[role].join(' ') : '';
  }, [role]);
  return children;
}
