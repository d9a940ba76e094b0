/** Control characters other than tab and line breaks. Pasted text holds some, and neither XML nor calendars may. */
const controls = /(?:(?![\t\n\r])\p{Cc})+/gu;

/** Text without control characters; a space in their place where they parted two words. */
export const withoutControls = (text: string): string => text.replace(controls, spaceBetweenWords);

function spaceBetweenWords(run: string, at: number, text: string): string {
  const isBetween = /\S/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + run.length] ?? ' ');
  return isBetween && /[\v\f\x85]/.test(run) ? ' ' : '';
}

/** The first words of a plain text, at most `max` characters of them. */
export function shorten(text: string, max: number): string {
  const words = text
    .slice(0, 4 * max)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const end = words.lastIndexOf(' ', max);
  return `${words.slice(0, end === -1 ? max : end)} …`;
}
