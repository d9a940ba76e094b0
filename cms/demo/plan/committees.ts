import type { DocumentName } from '../pdf/documents.ts';
import { createRandom, seedOf } from '../random.ts';
import { type CommitteeText, committeeTexts, seats } from '../text/committees.ts';
import { teacherNames } from '../text/names.ts';
import type { Text } from '../text.ts';

/** As many as a committee has met. */
const minutes = ['minutes-of-meeting.pdf', 'office-order.pdf', 'annual-report.pdf'] as const;

export interface CommitteePlan extends CommitteeText {
  members: { name: string; seat: Text }[];
  minutes: readonly DocumentName[];
}

const nameIn = (seat: Text, name: string) =>
  seat.en.startsWith('Student') ? name.replace('Dr ', '') : name;

export function planCommittees(): CommitteePlan[] {
  const random = createRandom(seedOf('committees'));
  return committeeTexts.map((committee, i) => {
    const chosen = seats.slice(0, seats.length - (i % 3));
    const names = random.some(teacherNames, chosen.length);
    return {
      ...committee,
      members: chosen.map((seat, k) => ({ name: nameIn(seat, names[k] ?? ''), seat })),
      minutes: minutes.slice(0, committee.tasks.length),
    };
  });
}
