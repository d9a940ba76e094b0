/**
 * Shows times of the admin in the time zone of the college. Payload formats them in the zone of the server, or of the browser,
 * so that the same version had two times, and a late one another day.
 *
 * Upstream: none found; `formatDate` of @payloadcms/ui takes no zone from the configuration, and elements/DocumentLocked has its
 * own in American English.
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

/** Writes since when a record is locked in the zone of the college. The browser's own text is read as the browser wrote it. */
export function showLockInCollegeTime(root: ParentNode): void {
  const since = root.querySelector<HTMLElement>('.document-locked__content p:last-child strong');
  const text = since?.textContent?.replaceAll(/\s/g, ' ') ?? '';
  if (!since || text === since.dataset.time) return;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return;
  since.dataset.time = typedMoment(moment, zone());
  since.textContent = since.dataset.time;
}
