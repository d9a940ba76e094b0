/** Previews of records, which the website shows on their own pages. */
import type { Preview } from '@college/contract/calls/college';
import { pathIn, readPath } from '@college/contract/locales';
import type { PreviewState } from '../context.ts';
import { pathOfPreview } from '../pages/preview/read-preview.ts';
import type { Match } from './college/college-site.ts';

export interface ShownPreview extends PreviewState {
  record: Preview;
}

/** The preview at an address, with what its form has posted. Undefined if the token does not open it, or the backend fails. */
export async function previewAt(
  record: Promise<Preview | 0> | undefined,
  { method }: Request,
  address: Pick<PreviewState, 'path' | 'search'>,
): Promise<ShownPreview | undefined> {
  // The page says that the preview does not open.
  const opened = await record?.catch(() => undefined);
  if (!opened) return undefined;
  const saved = opened.published === 1 ? 'published' : 'unpublished';
  return { record: opened, ...address, state: method === 'POST' ? 'writing' : saved };
}

/** The page that shows the record of a preview: the one that its address names, or else the record's own. */
export function targetOf(record: Preview, { url, site }: Match): Match | undefined {
  const at = url.searchParams.get('at') ?? pathOfPreview(record);
  const page = at === undefined ? null : URL.parse(at, url);
  if (!page) return undefined;
  const { locale } = readPath(url.pathname);
  const path = pathIn(locale, readPath(page.pathname).path);
  const target = site.match(new URL(path + page.search, url.origin));
  const { isFile, isPreview } = target.handle ?? {};
  const isPage = !target.isNotFound && target.leadsTo === undefined && !isFile && !isPreview;
  return isPage ? target : undefined;
}

/** The first field of each text, day and file. */
export const fieldsOf = (record: Preview | undefined) =>
  record && new Map(record.fields.toReversed());
