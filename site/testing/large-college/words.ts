/** Words from syllables, the same in every run: they compress about as well as a real text does. */
let seed = 1;
/** Restarts the random sequence, so that texts do not depend on earlier ones. */
export function begin(number: number): void {
  seed = number;
}
export function random(below: number): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed % below;
}
export const list = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));
export const pick = (all: readonly string[]): string => all[random(all.length)] ?? '';

const syllables = 'ka ri mo na tu bel sha dro pin gar le vi ost um ter ath qu exi non pra'.split(
  ' ',
);
export const word = () => list(1 + random(4), () => pick(syllables)).join('');
export const words = (count: number) => list(count, word).join(' ');
export const title = (count: number) =>
  words(count).replace(/^./, (letter) => letter.toUpperCase());
export const html = (count: number) =>
  list(Math.ceil(count / 60), () => `<p>${title(Math.min(count, 60))}.</p>`).join('');
export const file = (name: string) => `/files/media/${word()}-${random(1e9).toString(16)}-${name}`;
export const date = () => `1${random(9)}-0${1 + random(8)}-20${10 + random(16)}`;
export const quarter = () => `202${random(6)}-${pick(['1st', '2nd', '3rd', '4th'])}`;
export const paper = () => ({
  url: file('paper.pdf'),
  fileType: 'file',
  ext: 'pdf',
  size: random(1e6),
});
export const picture = () => ({ url: file('960x640.jpg'), fileType: 'image' });
export const papers = (upTo: number) => list(random(upTo + 1), paper);
