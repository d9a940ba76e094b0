/** The time zone of the college, read at start and with every new content revision. */
import { TIME_ZONE } from '@college/contract/codes';
import { dayIn, isTimeZone } from '@college/contract/days/time-zone';

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const processState = globalThis as typeof globalThis & { collegeTimeZone?: string };

export const timeZone = (): string => processState.collegeTimeZone ?? TIME_ZONE;

/** Applies the stored zone; an empty or invalid one means the default. */
export function setTimeZone(stored: unknown): void {
  processState.collegeTimeZone = isTimeZone(String(stored)) ? String(stored) : TIME_ZONE;
}

const noons = ['2026-01-01', '2026-07-01'].map((day) => new Date(`${day}T12:00:00Z`));

/**
 * True if a stored day, which is noon in UTC, is the same day in the zone. From UTC+12 on it is the
 * next day.
 */
export const isSameDayAtNoon = (zone: string): boolean =>
  noons.every((noon) => dayIn(zone, noon) === noon.toISOString().slice(0, 10));

/** Time zone setting for planned publishing: always the current zone of the college. */
export const planningZone = {
  get defaultTimezone() {
    return timeZone();
  },
  get supportedTimezones() {
    return [{ label: timeZone(), value: timeZone() }];
  },
};
