import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Notice, StaticPage } from '@college/contract/entities';

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
export type Introduce = (call: Client) => Promise<Introduced>;

/** The words of a static page; of a partner's, since when it is one. */
export const byPage =
  (code: string): Introduce =>
  async (call) => {
    const page = await call.getpage({ page: code });
    if (page === 0) return { notices: [], dates: [], text: '' };
    return { page, notices: [], since: page.since, dates: [page.updated], text: page.html };
  };

const SHOWN = 3;

/** The newest notices of a type. */
export const byNotices =
  (type: NoticeType): Introduce =>
  async (call) => {
    const all = await call.getnoticesbytype({ type, limit: SHOWN });
    const notices = all.slice(0, SHOWN);
    const dates = notices.map(({ date }) => date);
    return { notices, dates, text: notices[0]?.description ?? '' };
  };
