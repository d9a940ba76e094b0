import type { Member } from '@college/contract/entities';
import { MemberCard } from '../../components/people/MemberCard.tsx';
import { People } from '../../components/people/People.tsx';

/** Members of a body of the college, as cards. */
export function Members({ items }: { items: readonly Member[] }) {
  return (
    <People>
      {items.map((member) => (
        <li key={`${member.name} ${member.designation}`}>
          <MemberCard member={member} />
        </li>
      ))}
    </People>
  );
}
