import type { AdminViewServerProps } from 'payload';
import { everyList, labelOf, mayIn } from '../../sheets/lists.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { Sheets } from './Sheets.tsx';
import type { Offer } from './use-import.ts';

/** Screen that imports sheets, at /admin/sheets?list=employees. */
export async function SheetsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  requireUser(view);
  const offers: Offer[] = [];
  for (const list of everyList(payload))
    if (await mayIn(req, list, 'import'))
      offers.push({
        name: list.name,
        label: labelOf(list, payload, req.i18n.language),
        slug: list.slug,
      });
  // Most offices begin with their staff.
  offers.sort((a, b) => Number(b.slug === 'employees') - Number(a.slug === 'employees'));
  return (
    <Screen view={view} className="sheets">
      <Help task="sheets" />
      <Sheets offers={offers} />
    </Screen>
  );
}
