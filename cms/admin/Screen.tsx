import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
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
