/** What a page shows that a college added: the kinds of the site map, each of a category of the page's own. */
import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import { type OwnKind, type OwnType, ownTypeAt } from '@college/contract/own-pages';
import { MemberTable } from '../../components/people/MemberTable.tsx';
import { useReading } from '../../context.ts';
import { documentList } from '../../kinds/document-list.tsx';
import { evidenceBrowser } from '../../kinds/evidence/evidence.tsx';
import { itemList } from '../../kinds/item-list.tsx';
import type { Kind } from '../../kinds/kind.ts';
import { members } from '../../kinds/members.tsx';
import { noticeArchive, noticeArticles } from '../../kinds/notice-lists.tsx';
import { staticPage } from '../../kinds/static-page/static-page.tsx';
import { partner } from '../../kinds/tabbed/tabbed-pages.ts';
import type { PagePath } from '../../menu.ts';

/** `code` is that of its words, which stand among the pages. */
type Own = (type: OwnType, code: string) => Kind;

const kinds: Record<OwnKind, Own> = {
  notices: noticeArchive,
  documents: (type) => documentList(type),
  articles: noticeArticles,
  text: (_type, code) => staticPage(code),
  members: (type) => memberTable(type),
  people: members,
  tabs: (type, code) => partner(code, type),
  evidence: evidenceBrowser,
};

export const ownKind = (kind: OwnKind, path: string): Kind =>
  kinds[kind](ownTypeAt(path), path.slice(1));

const memberTable = (type: MemberType): Kind =>
  itemList((call) => call.getmembersbytype({ type }), Table, `members/${type}`);

function Table({ items }: { items: readonly Member[] }) {
  const { strings, path } = useReading();
  const rows = items.map(({ name, designation }) => ({
    member_name: name,
    member_designation: designation,
  }));
  return <MemberTable name={strings.pages[path as PagePath]} members={rows} />;
}
