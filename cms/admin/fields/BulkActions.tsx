'use client';
import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { bulkActionsOf } from '../../access.ts';

/** Marks the page with the bulk rights of the role, because Payload shows all bulk buttons. CSS hides the others. */
export function BulkActions({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const actions = bulkActionsOf({ user }).join(' ');
  useEffect(() => {
    document.body.dataset.bulk = actions;
  }, [actions]);
  return children;
}
