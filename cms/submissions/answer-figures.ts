/** Figures of each month about the days that visitors' notes wait for their answers. */
import { differenceInCalendarDays } from 'date-fns';
import type { VisitorNote } from '../payload-types.ts';

export type Answered = Pick<VisitorNote, 'receivedAt' | 'answered_at' | 'read'>;

export interface MonthOfAnswers {
  /** YYYY-MM, in UTC. */
  month: string;
  received: number;
  inTime: number;
  /** Marked as read without an answer. */
  closed: number;
  open: number;
  /** Open for longer than the office promises. */
  late: number;
  /** Median of the days from a note to its answer; undefined without an answer. */
  days: number | undefined;
}

const daysTaken = ({ receivedAt, answered_at }: Answered, now: Date) =>
  differenceInCalendarDays(answered_at ?? now, receivedAt);

/** True for a note that has waited longer than the promised days. */
export const isLate = (note: Answered, promised: number, now: Date): boolean =>
  !note.read && daysTaken(note, now) > promised;

/** The months in which notes came, the newest first. */
export const answersByMonth = (
  notes: readonly Answered[],
  promised: number,
  now = new Date(),
): MonthOfAnswers[] =>
  [...Map.groupBy(notes, ({ receivedAt }) => receivedAt.slice(0, 7))]
    .map(([month, ofMonth]) => {
      const answered = ofMonth.filter(({ answered_at }) => answered_at);
      const days = answered.map((note) => daysTaken(note, now)).sort((a, b) => a - b);
      return {
        month,
        received: ofMonth.length,
        inTime: days.filter((count) => count <= promised).length,
        closed: ofMonth.filter(({ read, answered_at }) => read && !answered_at).length,
        open: ofMonth.filter(({ read }) => !read).length,
        late: ofMonth.filter((note) => isLate(note, promised, now)).length,
        days: days[Math.floor((days.length - 1) / 2)],
      };
    })
    .sort((a, b) => b.month.localeCompare(a.month, 'en'));
