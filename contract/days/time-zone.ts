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
