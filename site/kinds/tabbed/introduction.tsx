import type { Client } from '@college/contract/client';
import type { NoticeType, PhotoType } from '@college/contract/codes';
import type { Notice, Photo, StaticPage } from '@college/contract/entities';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { NoticeArticle } from '../../components/notices/NoticeArticle.tsx';
import { StaticText } from '../../components/page/StaticText.tsx';
import { useStrings } from '../../context.ts';
import styles from './introduction.module.css';

/** The content above the tabs: a text, or the newest notices of a type. */
interface IntroductionData {
  banner?: Pick<Photo, 'url' | 'caption'>;
  page?: StaticPage;
  notices: readonly Notice[];
  /** Start of the partnership, DD-MM-YYYY. */
  since?: string;
  dates: readonly string[];
  /** HTML for the description of the page. */
  text: string;
}
export type LoadIntroduction = (call: Client) => Promise<IntroductionData>;

/** Introduces a page with the text of a static page, and with the start of a partnership. */
export const pageIntroduction =
  (code: string): LoadIntroduction =>
  async (call) => {
    const page = await call.getpage({ page: code });
    if (page === 0) return { notices: [], dates: [], text: '' };
    return { page, notices: [], since: page.since, dates: [page.updated], text: page.html };
  };

const SHOWN = 3;

/** Introduces a page with the newest notices of a type. */
export const noticesIntroduction =
  (type: NoticeType): LoadIntroduction =>
  async (call) => {
    const all = await call.getnoticesbytype({ type, limit: SHOWN });
    const notices = all.slice(0, SHOWN);
    const dates = notices.map(({ date }) => date);
    return { notices, dates, text: notices[0]?.description ?? '' };
  };

/**
 * Introduces a page with the newest notices below a banner: the first photo of a type, or the photo of the newest
 * notice.
 */
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
    // The photo of the banner must not appear twice.
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
