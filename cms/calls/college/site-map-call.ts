import type { SiteMap, SiteMapPage } from '@college/contract/entities';
import { asSystem } from '../../access.ts';
import { listContentCodes } from '../../content/site-map/written-content.ts';
import { fields, flag, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { SitePage } from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { dateText } from '../../time-zone/dates.ts';
import type { Context, Handler } from '../handler.ts';
import { plain, presenter, text } from '../presenter.ts';

/** Prefix of review subjects that are pages. */
const PAGE = 'page:';

/** Upper bound of redirects. An old website has thousands: one per post, page and file. */
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
  const options = { ...forVisitors(context), limit: MOST_RECORDS, sort: 'id' } as const;
  const [pages, redirects] = await Promise.all([
    context.payload.find({ ...options, collection: 'site-pages', select: page.select }),
    context.payload.find({
      ...options,
      collection: 'redirects',
      limit: MOST_REDIRECTS,
      select: fields('from', 'to'),
    }),
  ]);
  const [listed, reviewed, content] = await Promise.all([
    page.list(pages.docs, context),
    readReviewed(context),
    listContentCodes(pages.docs, context),
  ]);
  return {
    pages: listed,
    redirects: redirects.docs.map(({ from, to }) => ({ from, to })),
    reviewed,
    content,
    languages: [...collegeLocales()],
  };
};

/** Returns the pages with the day of their last review, if the college shows it to visitors. */
async function readReviewed({ payload }: Context): Promise<SiteMap['reviewed']> {
  const options = { ...asSystem } as const;
  const { show_reviewed } = await payload.findGlobal({ ...options, slug: 'review-settings' });
  if (!show_reviewed) return [];
  const { docs } = await payload.find({
    ...options,
    collection: 'reviews',
    where: { subject: { like: PAGE }, reviewed_at: { exists: true } },
    select: fields('subject', 'reviewed_at'),
    pagination: false,
  });
  return docs
    .filter(({ subject }) => subject.startsWith(PAGE))
    .map(({ subject, reviewed_at }) => ({
      path: subject.slice(PAGE.length),
      date: dateText(reviewed_at),
    }));
}
