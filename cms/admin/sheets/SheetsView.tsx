import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayIn } from '../../sheets/access.ts';
import { everyList, labelOf } from '../../sheets/lists.ts';
import type { Offer } from './ask.ts';
import { Sheets } from './Sheets.tsx';

/** Where sheets are imported, at /admin/sheets?list=employees. */
export async function SheetsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fsheets');
  const offers: Offer[] = [];
  for (const list of everyList())
    if (await mayIn(req, list, 'import'))
      offers.push({ name: list.name, label: labelOf(list, payload), slug: list.slug });
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="sheets">
          <Sheets offers={offers} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
