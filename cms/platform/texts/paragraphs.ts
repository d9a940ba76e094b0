/** Joins the lines of a page to paragraphs, because files mark line ends but seldom paragraphs. */

/** A list item or table row always starts a new line. */
const startsParagraph =
  /^(?:[•●▪■*–-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s|[০-৯]{1,3}[.)।]\s)/iu;
const endsSentence = /[.!?:।॥;]["’”)]*$/u;
/** Share of the longest line, in letters. A shorter line was ended on purpose. */
const FULL = 0.8;
const SHORT = 30;
const LONGEST_HEADING = 70;

/** Paragraphs separated by an empty line; a heading starts with `# `. '' without words. */
export function paragraphsOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const full = Math.max(SHORT, FULL * longest);
  const pieces: string[] = [];
  let continues = false;
  for (const line of lines) {
    if (!line || isHeading(line) || startsParagraph.test(line)) continues = false;
    if (!line) continue;
    if (continues) appendLine(pieces, line);
    else pieces.push(pieces.length > 0 ? '\n\n' : '', isHeading(line) ? `# ${line}` : line);
    continues = line.length >= full && !isHeading(line);
  }
  return pieces.join('');
}

/** A line in capitals, as offices write headings. */
const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING &&
  /\p{Lu}{4}/u.test(line) &&
  !/\p{Ll}/u.test(line) &&
  !endsSentence.test(line);

/** Appends a line, and joins a word that was hyphenated. */
function appendLine(pieces: string[], line: string): void {
  const before = pieces.at(-1) ?? '';
  const isDivided = /\p{Ll}-$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line);
  if (isDivided) pieces.splice(-1, 1, before.slice(0, -1), line);
  else pieces.push(' ', line);
}
