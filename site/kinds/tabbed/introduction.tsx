import type { Client } from '@college/contract/client';
import type { NoticeType, PhotoType } from '@college/contract/codes';
import type { Notice, Photo, StaticPage } from '@college/contract/entities';
import { NoticeArticle } from '../../components/notices/NoticeArticle.tsx';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { StaticText } from '../../components/text/StaticText.tsx';
import { useStrings } from '../../context.ts';
import styles from './introduction.module.css';

/** What is said above the tabs: a page of its own, or the newest notices of a type. */
interface IntroductionData {
  /** Above everything. */
  banner?: Pick<Photo, 'url' | 'caption'>;
  page?: StaticPage;
  notices: readonly Notice[];
  /** DD-MM-YYYY, of a partner. */
  since?: string;
  dates: readonly string[];
  /** HTML, for the page's description. */
  text: string;
}
export type LoadIntroduction = (call: Client) => Promise<IntroductionData>;

/** The words of a static page; of a partner's, since when it is one. */
export const pageIntroduction =
  (code: string): LoadIntroduction =>
  async (call) => {
    const page = await call.getpage({ page: code });
    if (page === 0) return { notices: [], dates: [], text: '' };
    return { page, notices: [], since: page.since, dates: [page.updated], text: page.html };
  };

const SHOWN = 3;

/** The newest notices of a type. */
export const noticesIntroduction =
  (type: NoticeType): LoadIntroduction =>
  async (call) => {
    const all = await call.getnoticesbytype({ type, limit: SHOWN });
    const notices = all.slice(0, SHOWN);
    const dates = notices.map(({ date }) => date);
    return { notices, dates, text: notices[0]?.description ?? '' };
  };

/** The same below a banner: the first photo of a type, else the one that the newest notice features. */
export const bannerIntroduction =
  (type: NoticeType, photos: PhotoType): LoadIntroduction =>
  async (call) => {
    const [introduced, [photo]] = await Promise.all([
      noticesIntroduction(type)(call),
      call.getphotosforwebsite({ type: photos }),
    ]);
    const [first, ...others] = introduced.notices;
    const featured = first?.featured_photo[0];
    const banner = photo ?? (featured && { url: featured.url, caption: featured.alt ?? '' });
    // A picture stands on a page once.
    const isFeatured = first && featured && featured.url === banner?.url;
    const notices = isFeatured ? [{ ...first, featured_photo: [] }, ...others] : introduced.notices;
    return { ...introduced, notices, banner };
  };

export function Introduction({
  introduced,
  title,
}: {
  introduced: IntroductionData;
  title: string;
}) {
  const { general } = useStrings();
  const { page, notices, since } = introduced;
  if (!page && notices.length === 0) return null;
  return (
    <div className={styles.introduction}>
      {since && (
        <p className={styles.since}>
          {general.partnerSince} <InlineDate date={since} />
        </p>
      )}
      {page && <StaticText page={page} />}
      {notices.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} under={title} />
      ))}
    </div>
  );
}
