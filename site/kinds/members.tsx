import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import { MemberCard } from '../components/people/MemberCard.tsx';
import { People } from '../components/people/People.tsx';
import { itemList } from './item-list.tsx';
import type { Kind } from './kind.ts';

/** A page of the members of a body of the college, as cards. */
export const members = (type: MemberType): Kind =>
  itemList((call) => call.getmembersbytype({ type }), Members, `members/${type}`);

export const governingBody: Kind = itemList(
  (call) => call.getgbmembers(),
  Members,
  'members/GOVERNING_BODY',
);

function Members({ items }: { items: readonly Member[] }) {
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
