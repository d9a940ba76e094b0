/** Links of the menu above a list that imports into it and exports it. */
import type { I18n } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { qualityEditors } from '../../access.ts';
import { formats } from '../../sheets/export/write.ts';
import { mayIn, wholeListNamed } from '../../sheets/lists.ts';
import { slot } from '../../slot.ts';
import { say } from '../../words/say.ts';
import type { Word } from '../sheets/use-words.ts';
import type { Viewer } from '../viewer.ts';

export interface MenuLink {
  href: string;
  label: string;
}

interface Shown extends Viewer {
  collectionSlug: string;
  hasCreatePermission: boolean;
  i18n: I18n<object, `sheets:${Word}`>;
}

/** A way into or out of a list that a feature adds; undefined if the account may not go there. */
export type ListLink = (shown: Shown) => MenuLink | undefined;
export const listLinks = slot<ListLink>('listLinks');

const listsOfEvidence = [
  'evidence-groups',
  'mous',
  'add-on-courses',
  'pass-figures',
  'admission-figures',
  'e-governance',
];

/** Import of a sheet into a list. None if the account may not do it. */
export async function sheetImport(shown: Shown): Promise<MenuLink[]> {
  const { collectionSlug, i18n, payload, user } = shown;
  const list = wholeListNamed(collectionSlug, payload);
  if (!list || !(await mayIn({ payload, user } as PayloadRequest, list, 'import'))) return [];
  return [{ href: `/admin/sheets?list=${list.name}`, label: i18n.t('sheets:importLabel') }];
}

async function sheetExports({ collectionSlug, i18n, payload, user }: Shown): Promise<MenuLink[]> {
  const list = wholeListNamed(collectionSlug, payload);
  if (!list || !(await mayIn({ payload, user } as PayloadRequest, list, 'export'))) return [];
  return Object.keys(formats).map((format) => ({
    href: `${payload.config.routes.api}/sheets/export?list=${list.name}&format=${format}`,
    label: i18n.t('sheets:exportAs', { format: format === 'xlsx' ? 'Excel' : 'CSV' }),
  }));
}

/** Every way into and out of a list that the account may use. */
export async function importLinks(shown: Shown): Promise<MenuLink[]> {
  const { collectionSlug, hasCreatePermission, i18n, payload, user } = shown;
  const req = { user } as PayloadRequest;
  const isNotices = collectionSlug === 'notices' && hasCreatePermission;
  const isEvidence = listsOfEvidence.includes(collectionSlug) && (await qualityEditors({ req }));
  return [
    ...(await sheetImport(shown)),
    ...(isNotices
      ? [{ href: '/admin/old-notices', label: say(i18n.language, 'Import many PDFs') }]
      : []),
    ...listLinks.itemsIn(payload.config).flatMap((linkFor) => linkFor(shown) ?? []),
    ...(await sheetExports(shown)),
    ...(isEvidence
      ? [{ href: '/admin/evidence-sheets', label: say(i18n.language, 'Data templates') }]
      : []),
  ];
}
