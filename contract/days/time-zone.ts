/** Days as they begin and end where a college is. */

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD of a moment in a zone; throws a RangeError where there is no such zone. */
export function dayIn(zone: string, moment: Date): string {
  const known = dayFormats.get(zone);
  if (known) return known.format(moment);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  dayFormats.set(zone, format);
  return format.format(moment);
}

/**
 * Whether IANA knows a zone by this name. The list of `Intl.supportedValuesOf` would not do: of two names of a zone it has
 * one, of India's the older.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && dayIn(name, new Date(0)) !== '';
  } catch {
    return false;
  }
}
