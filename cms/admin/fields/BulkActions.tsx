'use client';
import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { bulkRights } from '../../content/administration/bulk-rights.ts';

/** Marks the page with the bulk rights of the role, because Payload shows all bulk buttons. CSS hides the others. */
export function BulkActions({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const role = user?.role as keyof typeof bulkRights | undefined;
  useEffect(() => {
    document.body.dataset.bulk = role ? bulkRights[role].join(' ') : '';
  }, [role]);
  return children;
}
