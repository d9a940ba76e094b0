import type { SiteMapPage } from '@college/contract/entities';
import type { SitePage } from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { fields, flag, forVisitors, LONGEST_LIST } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { plain, presenter, text } from '../presenter.ts';
import { listContentCodes } from './written-content.ts';

/** An old website has thousands: of each post, page and file. */
const MOST_REDIRECTS = 10_000;

const page = presenter<SitePage, SiteMapPage>()({
  path: plain,
  title: text,
  hidden: flag,
  kind: text,
  section: text,
  heading: text,
  menu: text,
  place: (place: SitePage['place']) => place ?? undefined,
});

export const getsitemap: Handler<'getsitemap'> = async (_input, context) => {
  const options = { ...forVisitors(context), limit: LONGEST_LIST, sort: 'id' } as const;
  const [pages, redirects] = await Promise.all([
    context.payload.find({ ...options, collection: 'site-pages', select: page.select }),
    context.payload.find({
      ...options,
      collection: 'redirects',
      limit: MOST_REDIRECTS,
      select: fields('from', 'to'),
    }),
  ]);
  const [listed, content] = await Promise.all([
    page.list(pages.docs, context),
    listContentCodes(pages.docs, context),
  ]);
  return {
    pages: listed,
    redirects: redirects.docs.map(({ from, to }) => ({ from, to })),
    content,
    languages: [...collegeLocales()],
  };
};
