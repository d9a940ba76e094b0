import type { Member } from '@college/contract/entities';
import { PersonCard } from './PersonCard.tsx';

/** What is said of employees alone. */
const unsaid = {
  mobile: '',
  experience: '',
  date_of_leaving: '',
  about: '',
  liveNow: 0,
} as const;

/** A member of the governing body, the alumni committee or the students' union. */
export function MemberCard({ member: { dp_url, ...member } }: { member: Member }) {
  return <PersonCard person={{ ...unsaid, cv: [], ...member, dpurl: dp_url }} />;
}
