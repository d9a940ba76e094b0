const digits = { Latin: '0123456789', Assamese: '০১২৩৪৫৬৭৮৯' };
/** `2024-25`, `2024-2025` or `2024`, with any dash, in Latin or Assamese digits. */
const years =
  /(?<!\p{Nd})((?:19|20|১৯|২০)\p{Nd}{2})(?:(\s*[-–—/]\s*)(\p{Nd}{4}|\p{Nd}{2})(?!\p{Nd}))?(?!\p{Nd})/u;

/** Returns the name of a report a year later; undefined if the name has no year. */
export function nextYear(name: string): string | undefined {
  const match = years.exec(name);
  if (!match) return undefined;
  const [text, begins = '', dash = '', ends] = match;
  const next = dash === '' ? later(begins) : `${later(begins)}${dash}${later(ends ?? '')}`;
  return name.slice(0, match.index) + next + name.slice(match.index + text.length);
}

/** The next year with as many digits of the same script: 99 becomes 00. */
function later(year: string): string {
  const kind = /[০-৯]/.test(year) ? digits.Assamese : digits.Latin;
  const number = Number([...year].map((digit) => kind.indexOf(digit)).join('')) + 1;
  const padded = `${number}`.padStart(year.length, '0').slice(-year.length);
  return [...padded].map((digit) => kind[Number(digit)]).join('');
}
