'use client';
import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { forgetAccount } from './unsaved-store.ts';

/**
 * Forgets what an account typed and did not save when it signs out. A session that ends by itself keeps it, so that it is
 * offered after the next sign-in.
 */
export function ForgetUnsaved({ children }: { children: ReactNode }) {
  const id = useAuth().user?.id;
  const isSigningOut = usePathname().endsWith('/admin/logout');
  const account = useRef(id);
  useEffect(() => {
    if (id) account.current = id;
    if (isSigningOut && account.current) forgetAccount(account.current);
  }, [id, isSigningOut]);
  return children;
}
