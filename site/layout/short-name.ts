/** OpenSearch gives a name no more letters. */
const LONGEST = 16;

/** A college's name in few letters: its first words, as browsers list the sites that they can search. */
export function shortName(name: string): string {
  const words = name.split(/[\s,]+/);
  const fits = (count: number) => words.slice(0, count).join(' ').length <= LONGEST;
  const most = words.findLastIndex((_, index) => fits(index + 1)) + 1;
  return words.slice(0, most).join(' ') || name.slice(0, LONGEST);
}
