import { EventGrid } from '../../components/events/EventGrid.tsx';
import { DocumentList } from '../../components/notices/DocumentList.tsx';
import { NoticeCards } from '../../components/notices/NoticeCards.tsx';
import { MemberTable } from '../../components/people/MemberTable.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { useStrings } from '../../context.ts';
import type { Shown } from './tab.ts';

/** What stands in a tab, or what it says when there is nothing. */
export function TabContent({ shown, title }: { shown: Shown; title: string }) {
  const { notices, general } = useStrings();
  switch (shown.kind) {
    case 'notices':
      if (shown.items.length === 0) return <Empty>{notices.empty(title)}</Empty>;
      return <NoticeCards items={shown.items} />;
    case 'documents':
      if (shown.items.length === 0) return <Empty>{notices.empty(title)}</Empty>;
      return <DocumentList items={shown.items} />;
    case 'events':
      return <EventGrid items={shown.items} />;
    case 'members': {
      const filled = shown.items.filter(({ members }) => members.length > 0);
      if (filled.length === 0) return <Empty>{general.none}</Empty>;
      return filled.map(({ id, name, members }) => (
        <MemberTable key={id} name={name} members={members} />
      ));
    }
  }
}
