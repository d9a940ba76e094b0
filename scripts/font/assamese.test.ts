import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import {
  commonConjuncts,
  hasRareConjunctInHeading,
  rareConjuncts,
} from '../../site/styles/conjuncts.ts';
import {
  characters,
  commonPart,
  drawnParts,
  fullFontFile,
  readFont,
  syllables,
  vowelSigns,
  writtenWords,
} from './assamese.ts';
import { Shaper, subset } from './harfbuzz.ts';

let common: Shaper;
let fullFont: Shaper;
beforeAll(async () => {
  common = new Shaper(await readFont(commonPart));
  fullFont = new Shaper(await readFont(fullFontFile));
});
const differ = (texts: readonly string[]) =>
  texts.filter((text) => common.drawn(text) !== fullFont.drawn(text));

test('every word of the project is drawn as with the full font', async () => {
  const words = await writtenWords();
  expect(words.length).toBeGreaterThan(1000);
  expect(words.flatMap(rareConjuncts)).toEqual([]);
  expect(differ(words)).toEqual([]);
});

test('so is every character, every letter with a vowel sign and every listed conjunct', () => {
  expect(differ([...characters, ...syllables()])).toEqual([]);
});

test('no listed conjunct falls apart with any vowel sign or mark', () => {
  const texts = [...commonConjuncts].flatMap((core) =>
    [core, `ৰ্${core}`, `${core}্য`].flatMap((marked) => vowelSigns.map((sign) => marked + sign)),
  );
  expect(texts.filter((text) => fullFont.fallsApart(text))).toEqual([]);
  expect(texts.filter((text) => common.fallsApart(text))).toEqual([]);
});

test('the check detects a conjunct whose intermediate glyphs are missing', async () => {
  const font = await readFont(fullFontFile);
  const few = new Shaper(await subset(font, characters, []));
  expect(few.fallsApart('প্ৰ')).toBe(true);
  expect(few.drawn('প্ৰ')).not.toBe(fullFont.drawn('প্ৰ'));
});

test('a conjunct with its intermediate glyphs is drawn correctly', async () => {
  const font = await readFont(fullFontFile);
  const enough = new Shaper(await subset(font, characters, fullFont.glyphsOf('প্ৰ')));
  expect(enough.drawn('প্ৰ')).toBe(fullFont.drawn('প্ৰ'));
});

test('a part contains its copyright and licence', async () => {
  const part = await subset(await readFont(fullFontFile), characters, []);
  // Name of the glyph in the font.
  const isThere = (text: string) =>
    Buffer.from(part).includes(Buffer.from(text, 'utf16le').swap16());
  expect(['Copyright', 'openfontlicense.org', 'SemiBold'].filter(isThere)).toEqual([
    'Copyright',
    'openfontlicense.org',
  ]);
});

test('a font in memory does not change when others are read', async () => {
  const font = await readFont(commonPart);
  const before = Buffer.from(font);
  await readFont(fullFontFile);
  expect(before.equals(font)).toBe(true);
});

test('a heading with another conjunct is detected, and the common part would break it', () => {
  expect(hasRareConjunctInHeading('<h2 class="x">উদ্ঘাটন</h2>')).toBe(true);
  expect(hasRareConjunctInHeading('<h2>উদ্বোধন <a>অৰ্থ্য</a></h2><p>উদ্ঘাটন</p>')).toBe(false);
  expect(common.fallsApart('উদ্ঘাটন')).toBe(true);
  expect(fullFont.fallsApart('উদ্ঘাটন')).toBe(false);
});

test('the part in git keeps the budget of a page', async () => {
  const { length } = await readFile(commonPart);
  expect(length).toBeLessThanOrEqual(30 * 1024);
});

test('share pictures are drawn with the fonts of the package', async () => {
  for (const { from, to } of drawnParts)
    expect(Buffer.from(await readFont(from)).equals(await readFile(to))).toBe(true);
});
