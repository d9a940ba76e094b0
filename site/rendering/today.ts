/** The college's clock. */
const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today in Asia/Kolkata, YYYY-MM-DD. */
export const today = (now: Date = new Date()): string => kolkata.format(now);
