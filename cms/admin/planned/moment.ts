/** `23-11 09:00`, with its year where that is another one. */
export function momentText(at: string, timeZone: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const partsOf = (moment: Date) =>
    Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { day, month, year, hour, minute } = partsOf(new Date(at));
  const isThisYear = year === partsOf(now).year;
  return `${day}-${month}${isThisYear ? '' : `-${year}`} ${hour}:${minute}`;
}
