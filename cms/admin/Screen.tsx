import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';

interface Props {
  view: AdminViewServerProps;
  className: string;
  /** Where one is, beside the way home. */
  title?: string;
  children: ReactNode;
}

/** A screen of our own in Payload's frame: its menu beside, ours as the main part. */
export function Screen({ view, className, title, children }: Props) {
  const { req, permissions, locale, visibleEntities } = view.initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {title !== undefined && <SetStepNav nav={[{ label: title }]} />}
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}

/** Who has this screen open; whoever is not signed in is led to do so, and back to where they were. */
export function requireUser(view: AdminViewServerProps): TypedUser {
  const { user } = view.initPageResult.req;
  if (user) return user;
  const segments = [view.params?.segments ?? []].flat();
  const asked = Object.entries(view.searchParams ?? {}).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${segments.join('/')}${search}`)}`);
}
