import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Committee, Notice } from '@college/contract/entities';
import { RECORDS_PER_PAGE } from '@college/contract/limits';
import { EventCards } from '../../components/events/EventCards.tsx';
import { NoticeDocuments } from '../../components/notices/DocumentList.tsx';
import { NoticeCards } from '../../components/notices/NoticeCard.tsx';
import { MemberTable } from '../../components/people/MemberTable.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { useStrings } from '../../context.ts';
import { ITEMS_PER_TAB, type ListPage, loadPage, type Paging } from '../../lists/paging.ts';
import type { Strings } from '../../strings/en.ts';
import { getNotices } from '../read-notices.ts';

export type TabName = keyof Strings['general']['tabs'];

/** The content of a tab. */
export type TabData =
  | ({ kind: 'notices' | 'documents' | 'events' } & ListPage<Notice>)
  | ({ kind: 'members' } & ListPage<Committee>);

interface TabQuery {
  call: Client;
  year: number | undefined;
  page: number;
}

export interface Tab {
  name: TabName;
  /** Type of the notices. */
  type?: NoticeType;
  /** True for an archive by year, which begins with the partnership. */
  byYear?: boolean;
  read: (ask: TabQuery) => Promise<TabData>;
}

type NoticesKind = Exclude<TabData['kind'], 'members'>;
const loadNotices =
  (type: NoticeType, kind: NoticesKind, isIncluded?: (notice: Notice) => boolean) =>
  async ({ call, year, page }: TabQuery): Promise<TabData> => {
    const ask = getNotices(call, type, year);
    // The backend cannot page a part of the notices, so this reads them all.
    const part = async ({ limit, page: tabPage }: Paging) =>
      (await ask({ limit: RECORDS_PER_PAGE, page: 1 }))
        .filter((notice) => isIncluded?.(notice))
        .slice((tabPage - 1) * limit, tabPage * limit);
    return { kind, ...(await loadPage(isIncluded ? part : ask, page, ITEMS_PER_TAB)) };
  };

/** True for a notice with files and no text. Other notices are news. */
const isDocument = ({ description, upload_info }: Notice): boolean =>
  upload_info.length > 0 && !description.trim();
/** True for an event notice with a photo, which has taken place. Others are news. */
const isEvent = ({ featured_photo }: Notice): boolean => featured_photo.length > 0;

export const news = (type: NoticeType): Tab => ({
  name: 'news',
  type,
  read: loadNotices(type, 'notices', (notice) => !isDocument(notice)),
});
export const documents = (type: NoticeType): Tab => ({
  name: 'documents',
  type,
  read: loadNotices(type, 'documents', isDocument),
});
export const chapterNews = (type: NoticeType): Tab => ({
  name: 'chapterNews',
  type,
  byYear: true,
  read: loadNotices(type, 'notices', (notice) => !isEvent(notice)),
});
export const chapterEvents = (type: NoticeType): Tab => ({
  name: 'chapterEvents',
  type,
  byYear: true,
  read: loadNotices(type, 'events', isEvent),
});
export const activities = (type: NoticeType): Tab => ({
  name: 'activities',
  type,
  read: loadNotices(type, 'notices'),
});
export const achievements = (type: NoticeType): Tab => ({
  name: 'achievements',
  type,
  read: loadNotices(type, 'notices'),
});
/** The members of the committees with this code. */
export const members = (committee_code: string): Tab => ({
  name: 'members',
  read: async ({ call }) => ({
    kind: 'members',
    items: await call.getcommitteebycode({ committee_code }),
    hasOlder: false,
  }),
});

/** The content of a tab, or a text if it is empty. */
export function TabContent({ content, title }: { content: TabData; title: string }) {
  const { notices, general } = useStrings();
  switch (content.kind) {
    case 'notices':
      if (content.items.length === 0) return <Empty>{notices.empty(title)}</Empty>;
      return <NoticeCards items={content.items} />;
    case 'documents':
      if (content.items.length === 0) return <Empty>{notices.empty(title)}</Empty>;
      return <NoticeDocuments items={content.items} />;
    case 'events':
      return <EventCards items={content.items} />;
    case 'members': {
      const filled = content.items.filter(({ members }) => members.length > 0);
      if (filled.length === 0) return <Empty>{general.none}</Empty>;
      return filled.map(({ id, name, members }) => (
        <MemberTable key={id} name={name} members={members} />
      ));
    }
  }
}
