/** Replaces letters in the fonts Wingdings and Symbol by Unicode signs. */

/** Symbols by letter. Word also writes the letter plus 0xF000. */
const wingdings = new Map([
  ...[...'üûþýRQ'].map((letter, at) => [letter, [...'✓✗☑☒☑☒'][at]] as const),
  ...[...'§Øàðqo¨nlv'].map((letter, at) => [letter, [...'▪➢→⇨☐☐☐■●❖'][at]] as const),
]);

const isWingdings =
  /font-family:\s*["']?wingdings["']?\s*(?:;|$)|mso-ascii-font-family:\s*["']?wingdings/i;
const PRIVATE = 0xf000;

/** Replaces the letters of each element in the font Wingdings. */
export function showSymbols(body: Element): void {
  for (const element of body.querySelectorAll('[style*="ingdings"], font[face="Wingdings" i]')) {
    const isOwn = element.localName === 'font' || isWingdings.test(styleOf(element));
    if (!isOwn || element.querySelector('p, li, td')) continue;
    const words = element.textContent ?? '';
    const signs = [...words].map((letter) => wingdings.get(plain(letter)) ?? letter).join('');
    if (signs !== words) element.textContent = signs;
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code > PRIVATE && code < PRIVATE + 256 ? String.fromCodePoint(code - PRIVATE) : letter;
}
