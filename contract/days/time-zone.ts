/** Days in the time zone of a college. */

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a zone, as YYYY-MM-DD. Throws a RangeError if there is no such zone. */
export function dayIn(zone: string, moment: Date): string {
  const existing = dayFormats.get(zone);
  if (existing) return existing.format(moment);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  dayFormats.set(zone, format);
  return format.format(moment);
}

/**
 * True if IANA has a zone of this name. The list of `Intl.supportedValuesOf` has only one name of each zone, and for India
 * the older one.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && dayIn(name, new Date(0)) !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Formats by zone. Making one takes longer than some searches. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function ahead(zone: string, moment: Date): number {
  const parts = formatIn(zone).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes, seconds = 0] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(offset ?? '') ?? [];
  if (!sign) return 0;
  return (
    Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  );
}

/** The first moment of a day (YYYY-MM-DD) in a zone. */
export function midnightIn(zone: string, isoDay: string): Date {
  const inUtc = Date.parse(isoDay);
  const nearby = inUtc - ahead(zone, new Date(inUtc));
  // Computed again, because on a day when the clocks are set the offset at midnight may differ by an hour.
  const first = new Date(inUtc - ahead(zone, new Date(nearby)));
  // Where clocks skip midnight itself, that is still the day before.
  return dayIn(zone, first) === isoDay ? first : new Date(nearby);
}
