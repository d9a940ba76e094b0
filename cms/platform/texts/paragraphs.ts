/** The lines of a page as paragraphs: a file says where a line ends, seldom where a paragraph does. */

/** A line of a list or a table begins anew, whatever stood before. */
const beginsAnew = /^(?:[•●▪■*–-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s|[০-৯]{1,3}[.)।]\s)/iu;
const endsSentence = /[.!?:।॥;]["’”)]*$/u;
/** Of the longest line, and in letters: one that ends before was ended on purpose. */
const FULL = 0.8;
const SHORT = 30;
const LONGEST_HEADING = 70;

/** Paragraphs with an empty line between them; a heading begins with `# `. '' where there are no words. */
export function paragraphsOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const full = Math.max(SHORT, FULL * longest);
  const pieces: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (!line || isHeading(line) || beginsAnew.test(line)) goesOn = false;
    if (!line) continue;
    if (goesOn) goOn(pieces, line);
    else pieces.push(pieces.length > 0 ? '\n\n' : '', isHeading(line) ? `# ${line}` : line);
    goesOn = line.length >= full && !isHeading(line);
  }
  return pieces.join('');
}

/** In capitals alone, as offices write what stands above. */
const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING &&
  /\p{Lu}{4}/u.test(line) &&
  !/\p{Ll}/u.test(line) &&
  !endsSentence.test(line);

/** A word that was divided is whole again. */
function goOn(pieces: string[], line: string): void {
  const before = pieces.at(-1) ?? '';
  const isDivided = /\p{Ll}-$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line);
  if (isDivided) pieces.splice(-1, 1, before.slice(0, -1), line);
  else pieces.push(' ', line);
}
