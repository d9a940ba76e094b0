/**
 * Shows times of the admin in the time zone of the college. Payload formats them in the zone of the server, or of the browser,
 * so that the same version had two times, and a late one another day.
 *
 * Upstream: none found; `formatDate` of @payloadcms/ui takes no zone from the configuration.
 * Until: cms/patches/college-time.test.ts passes without it.
 */
import type { Locale } from 'date-fns';
import { timeZone } from '../time-zone/dates.ts';
import { typedMoment } from '../time-zone/moment.ts';

/** The zone of the college. In the browser it stands on the page (`cms/app/(payload)/layout.tsx`). */
const zone = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.timeZone) ??
  timeZone();

/** A locale of date-fns that writes a day with a time in the zone of the college. All formats of times are `dd-MM-yyyy HH:mm`. */
export const inCollegeTime = (locale: Locale): Locale => ({
  ...locale,
  localize: {
    ...locale.localize,
    preprocessor: (date, parts) =>
      parts.some(({ isToken, value }) => isToken && /^[Hh]/.test(value))
        ? [{ isToken: false, value: typedMoment(date, zone()) }]
        : parts,
  },
});
