import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayIn } from '../../sheets/access.ts';
import { everyList, labelOf } from '../../sheets/lists.ts';
import { Screen } from '../Screen.tsx';
import type { Offer } from './answers.ts';
import { Sheets } from './Sheets.tsx';

/** Where sheets are imported, at /admin/sheets?list=employees. */
export async function SheetsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, user } = req;
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fsheets');
  const offers: Offer[] = [];
  for (const list of everyList())
    if (await mayIn(req, list, 'import'))
      offers.push({ name: list.name, label: labelOf(list, payload), slug: list.slug });
  return (
    <Screen view={view} className="sheets">
      <Sheets offers={offers} />
    </Screen>
  );
}
