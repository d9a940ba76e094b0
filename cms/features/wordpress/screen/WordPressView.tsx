import { menuNames } from '@college/contract/site-map/places';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { maySetUp } from '../../../access.ts';
import { Help } from '../../../admin/handbook/Help.tsx';
import { requireUser, Screen } from '../../../admin/Screen.tsx';
import { noticeOptions } from '../../../content/notices/notice-labels.ts';
import { addedPagesOf } from '../../../content/site-map/added-page.ts';
import { readHiddenPlaces } from '../../../content/site-map/hidden-places.ts';
import { optionsOf } from '../../../content/site-map/site-pages.ts';
import { inAllLanguages, labelIn } from '../../../words/languages.ts';
import { isOfCollege } from '../import/mapping.ts';
import { say } from '../words/say.ts';
import { WordPress } from './WordPress.tsx';

/** Screen that imports a WordPress site, at /admin/wordpress?import=7. */
export async function WordPressView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n } = req;
  requireUser(view);
  if (!maySetUp({ req })) redirect('/admin');
  const pages = await addedPagesOf(req, 'notices', 'documents', 'articles', 'tabs');
  const hidden = await readHiddenPlaces(req.payload);
  const targets = [
    ...noticeOptions
      .filter(({ value }) => isOfCollege(value) && !hidden.has(`notices/${value}`))
      .map(({ value, label }) => ({
        value: value as string,
        label: labelIn(i18n.language, inAllLanguages(label)),
      })),
    ...pages.map(({ path, title }) => ({ value: path, label: `${title} (${path})` })),
  ];
  const menus = optionsOf(menuNames).map(({ value, label }) => ({
    value,
    label: labelIn(i18n.language, inAllLanguages(label)),
  }));
  const title = say(i18n.language, 'Import a WordPress website');
  return (
    <Screen view={view} className="sheets" title={title}>
      <h1>
        {title} <Help task="old-website" />
      </h1>
      <WordPress menus={menus} targets={targets} />
    </Screen>
  );
}
