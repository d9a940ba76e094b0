/** Made once for each zone: to make one takes longer than many a query of the search. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
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
  // Again, for a day when the clocks are set: at its midnight they may be ahead by another hour.
  return new Date(inUtc - ahead(zone, new Date(nearby)));
}
