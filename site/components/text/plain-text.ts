/** Control characters except tab and line breaks. Pasted text may have them, but XML and calendars must not. */
const controls = /(?:(?![\t\n\r])\p{Cc})+/gu;

/** Removes control characters. A control character between two words becomes a space. */
export const withoutControls = (text: string): string => text.replace(controls, spaceBetweenWords);

function spaceBetweenWords(run: string, at: number, text: string): string {
  const isBetween = /\S/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + run.length] ?? ' ');
  return isBetween && /[\v\f\x85]/.test(run) ? ' ' : '';
}

/** Returns the first words of a plain text, at most `max` characters. */
export function shorten(text: string, max: number): string {
  const words = text
    .slice(0, 4 * max)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const end = words.lastIndexOf(' ', max);
  return `${words.slice(0, end === -1 ? max : end)} …`;
}
