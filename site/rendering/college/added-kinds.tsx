/** The kinds of pages that a college can add. Each page shows the records of a category of its own. */

import { type AddedKind, type AddedType, addedTypeAt } from '@college/contract/added-pages';
import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { MemberTable } from '../../components/people/MemberTable.tsx';
import { usePageContext } from '../../context.ts';
import { documentList } from '../../kinds/document-list.tsx';
import { evidenceBrowser } from '../../kinds/evidence/evidence.tsx';
import { itemList } from '../../kinds/item-list.tsx';
import type { Kind } from '../../kinds/kind.ts';
import { members } from '../../kinds/members.tsx';
import { noticeArchive, noticeArticles } from '../../kinds/notice-lists.tsx';
import { staticPage } from '../../kinds/static-page/static-page.tsx';
import { partner } from '../../kinds/tabbed/tabbed.tsx';

/** Makes the kind of a page. `code` names its text among the static pages. */
type MakeKind = (type: AddedType, code: string) => Kind;

const kinds: Record<AddedKind, MakeKind> = {
  notices: noticeArchive,
  documents: (type) => documentList(type),
  articles: noticeArticles,
  text: (_type, code) => staticPage(code),
  members: (type) => memberTable(type),
  people: members,
  tabs: (type, code) => partner(code, type),
  evidence: evidenceBrowser,
};

export const addedKind = (kind: AddedKind, path: string): Kind =>
  kinds[kind](addedTypeAt(path), path.slice(1));

const memberTable = (type: MemberType): Kind =>
  itemList((call) => call.getmembersbytype({ type }), Table, `members/${type}`);

function Table({ items }: { items: readonly Member[] }) {
  const { strings, path } = usePageContext();
  const rows = items.map(({ name, designation }) => ({
    member_name: name,
    member_designation: designation,
  }));
  return <MemberTable name={strings.pages[path as PagePath]} members={rows} />;
}
