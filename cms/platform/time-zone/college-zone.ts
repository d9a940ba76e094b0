/** The zone by which a process tells days: the college's own, read when it starts and with every content revision. */
import { TIME_ZONE } from '@college/contract/codes';
import { dayIn, isTimeZone } from '@college/contract/days/time-zone';

/** Of the process and not of a module, which may be loaded more than once in it. */
const processState = globalThis as typeof globalThis & { collegeTimeZone?: string };

export const timeZone = (): string => processState.collegeTimeZone ?? TIME_ZONE;

/** What the database says; nothing, and what is no zone, is the default. */
export function setTimeZone(stored: unknown): void {
  processState.collegeTimeZone = isTimeZone(String(stored)) ? String(stored) : TIME_ZONE;
}

const noons = ['2026-01-01', '2026-07-01'].map((day) => new Date(`${day}T12:00:00Z`));

/** Whether a stored day, which is noon in UTC, is the same day there: from UTC+12 on it is the next. */
export const keepsDays = (zone: string): boolean =>
  noons.every((noon) => dayIn(zone, noon) === noon.toISOString().slice(0, 10));

/** In which zone planned publishing is asked for: the college's alone, whatever it is when a page of the admin is opened. */
export const plannedBy = {
  get defaultTimezone() {
    return timeZone();
  },
  get supportedTimezones() {
    return [{ label: timeZone(), value: timeZone() }];
  },
};
