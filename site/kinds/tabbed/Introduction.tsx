import type { NoticeType } from '@college/contract/codes';
import { COLLEGE_CODE } from '@college/contract/codes';
import type { Notice, StaticPage } from '@college/contract/entities';
import { NoticeArticle } from '../../components/notices/NoticeArticle.tsx';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { StaticText } from '../../components/text/StaticText.tsx';
import { useStrings, type Visit } from '../../context.ts';
import styles from './Introduction.module.css';

/** What is said above the tabs: a page of its own, or the newest notices of a type. */
export interface Introduced {
  page?: StaticPage;
  notices: readonly Notice[];
  /** DD-MM-YYYY, of a partner. */
  since?: string;
  dates: readonly string[];
  /** HTML, for the page's description. */
  text: string;
}

export type ReadIntroduction = (call: Visit['call']) => Promise<Introduced>;

/** The words of a static page; for a partner, since when it is one. */
export const byPage =
  (code: string, since?: string): ReadIntroduction =>
  async (call) => {
    const page = await call.getpage({ page: code });
    if (page === 0) return { notices: [], since, dates: [], text: '' };
    return { page, notices: [], since, dates: [page.updated], text: page.html };
  };

const SHOWN = 3;

/** The newest notices of a type. */
export const byNotices =
  (type: NoticeType): ReadIntroduction =>
  async (call) => {
    const all = await call.getnoticesbytype({ dept_code: COLLEGE_CODE, type, limit: SHOWN });
    const notices = all.slice(0, SHOWN);
    const dates = notices.map(({ date }) => date);
    return { notices, dates, text: notices[0]?.description ?? '' };
  };

export function Introduction({ of, title }: { of: Introduced; title: string }) {
  const { general } = useStrings();
  const { page, notices, since } = of;
  if (!page && notices.length === 0 && !since) return null;
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
