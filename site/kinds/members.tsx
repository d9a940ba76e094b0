import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { PersonCard } from '../components/people/PersonCard.tsx';
import { itemList } from './item-list.tsx';
import type { Kind } from './kind.ts';
import styles from './members.module.css';

/** Makes a page of the members of a body, as cards. */
export const members = (type: MemberType): Kind =>
  itemList((call) => call.getmembersbytype({ type }), Members, `members/${type}`);

export const governingBody: Kind = itemList(
  (call) => call.getgbmembers(),
  Members,
  'members/GOVERNING_BODY',
);

function Members({ items }: { items: readonly Member[] }) {
  return (
    <PeopleGrid>
      {items.map((member) => (
        <li key={`${member.name} ${member.designation}`}>
          <MemberCard member={member} />
        </li>
      ))}
    </PeopleGrid>
  );
}

/** Fields that only employees have. */
const emptyFields = {
  mobile: '',
  experience: '',
  date_of_leaving: '',
  about: '',
  liveNow: 0,
} as const;

function MemberCard({ member: { dp_url, ...member } }: { member: Member }) {
  return <PersonCard person={{ ...emptyFields, cv: [], ...member, dpurl: dp_url }} />;
}

/** Cards of people, two side by side if there is room. */
function PeopleGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.people}>{children}</ul>;
}
