import type { Notice } from '@college/contract/entities';
import { NoticeCard } from './NoticeCard.tsx';

/** Notices in full, one below the other. */
export function NoticeCards({ items }: { items: readonly Notice[] }) {
  return (
    <ul>
      {items.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
