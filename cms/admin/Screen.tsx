import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';

interface Props {
  view: AdminViewServerProps;
  className: string;
  /** Title in the breadcrumb. */
  title?: string;
  children: ReactNode;
}

/** One of our own screens inside Payload's frame with its menu. */
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

/** The signed-in account. Redirects everybody else to the sign-in page, and back to this screen afterwards. */
export function requireUser(view: AdminViewServerProps): TypedUser {
  const { user } = view.initPageResult.req;
  if (user) return user;
  const segments = [view.params?.segments ?? []].flat();
  const parameters = Object.entries(view.searchParams ?? {}).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${segments.join('/')}${search}`)}`);
}
