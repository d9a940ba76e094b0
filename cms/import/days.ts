/**
 * Converts a date of a call (DD-MM-YYYY, of some backends YYYY-MM-DD) to the admin's format: noon
 * in UTC.
 */
export function storedDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim()) ?? [];
  const iso = [year ?? y, month ?? m, day ?? d].map((part) => part?.padStart(2, '0'));
  if (iso.includes(undefined)) return undefined;
  const moment = new Date(`${iso.join('-')}T12:00:00Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The years of a batch in the form `YYYY - YYYY`. */
export function batchYears(text: string): { batch_from?: number; batch_to?: number } {
  const [from, to] = text.match(/\d{4}/g) ?? [];
  return { batch_from: from ? Number(from) : undefined, batch_to: to ? Number(to) : undefined };
}
