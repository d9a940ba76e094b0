import type { I18n } from '@payloadcms/translations';
import type { AdminViewServerProps, BeforeListTableServerProps, PayloadRequest } from 'payload';
import { formats } from '../../sheets/export/write.ts';
import { everyList, labelOf, mayIn, wholeListNamed } from '../../sheets/lists.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { Sheets } from './Sheets.tsx';
import type { Offer } from './use-import.ts';
import type { Word } from './use-words.ts';

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

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'payload' | 'user'> & {
  i18n: I18n<object, `sheets:${Word}`>;
};

/** Import and export links above a list. */
export async function ListSheets({ collectionSlug, i18n, payload, user }: Props) {
  const name = wholeListNamed(String(collectionSlug), payload);
  if (!name || !user) return null;
  const req = { payload, user } as PayloadRequest;
  const mayImport = await mayIn(req, name, 'import');
  if (!mayImport && !(await mayIn(req, name, 'export'))) return null;
  const { routes } = payload.config;
  return (
    <p className="sheets__buttons">
      {mayImport && (
        <a href={`${routes.admin}/sheets?list=${name.name}`}>{i18n.t('sheets:importLabel')}</a>
      )}
      {Object.keys(formats).map((format) => (
        <a href={`${routes.api}/sheets/export?list=${name.name}&format=${format}`} key={format}>
          {i18n.t('sheets:exportAs', { format: format === 'xlsx' ? 'Excel' : 'CSV' })}
        </a>
      ))}
    </p>
  );
}
