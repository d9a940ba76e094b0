const digits = { Latin: '0123456789', Assamese: '০১২৩৪৫৬৭৮৯' };
/** `2024-25`, `2024-2025`, `2024`, with any dash, in Latin or Assamese digits. */
const years =
  /(?<!\p{Nd})((?:19|20|১৯|২০)\p{Nd}{2})(?:(\s*[-–—/]\s*)(\p{Nd}{4}|\p{Nd}{2})(?!\p{Nd}))?(?!\p{Nd})/u;

/** What a report is called a year later; undefined where its name has no year. */
export function nextYear(name: string): string | undefined {
  const found = years.exec(name);
  if (!found) return undefined;
  const [whole, begins = '', dash = '', ends] = found;
  const next = dash === '' ? later(begins) : `${later(begins)}${dash}${later(ends ?? '')}`;
  return name.slice(0, found.index) + next + name.slice(found.index + whole.length);
}

/** One more, in as many digits of the same kind: 99 is followed by 00. */
function later(year: string): string {
  const kind = /[০-৯]/.test(year) ? digits.Assamese : digits.Latin;
  const number = Number([...year].map((digit) => kind.indexOf(digit)).join('')) + 1;
  const written = `${number}`.padStart(year.length, '0').slice(-year.length);
  return [...written].map((digit) => kind[Number(digit)]).join('');
}
