import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayWriteNoticeType } from '../../../access.ts';
import { noticeOptions } from '../../../content/notices/notice-labels.ts';
import { addedPagesOf, OWN } from '../../../content/site-map/added-page.ts';
import { readHiddenPlaces } from '../../../content/site-map/hidden-places.ts';
import { inAllLanguages, labelIn } from '../../../words/languages.ts';
import { requireUser, Screen } from '../../Screen.tsx';
import { OldNotices } from './OldNotices.tsx';

/** Screen that imports many PDFs of old notices, at /admin/old-notices. */
export async function OldNoticesView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n } = req;
  requireUser(view);
  if (!permissions.collections?.notices?.create) redirect('/admin');
  const hidden = await readHiddenPlaces(req.payload);
  const types = noticeOptions
    .filter(({ value }) => value !== OWN && mayWriteNoticeType(req, value))
    .filter(({ value }) => !hidden.has(`notices/${value}`))
    .map(({ value, label }) => ({
      value: value as string,
      label: labelIn(i18n.language, inAllLanguages(label)),
    }));
  const pages = mayWriteNoticeType(req, OWN)
    ? await addedPagesOf(req, 'notices', 'documents', 'articles', 'tabs')
    : [];
  const targets = [
    ...types,
    ...pages.map(({ id, path, title }) => ({ value: `${OWN} ${id}`, label: `${title} (${path})` })),
  ];
  return (
    <Screen view={view} className="sheets">
      <OldNotices types={targets} />
    </Screen>
  );
}
