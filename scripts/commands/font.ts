/**
 * `npm run font`: makes the font files in git: the common part of the Assamese font, and the fonts
 * of share pictures.
 */
import { writeFile } from 'node:fs/promises';
import { compress } from 'wawoff2';
import { failWithSentence } from '../failure.ts';
import {
  characters,
  commonPart,
  drawnParts,
  fullFontFile,
  readFont,
  syllables,
  writtenWords,
} from '../font/assamese.ts';
import { Shaper, subset } from '../font/harfbuzz.ts';

async function make() {
  const fullFont = await readFont(fullFontFile);
  const shaper = new Shaper(fullFont);
  const glyphs = new Set<number>();
  for (const text of [...(await writtenWords()), ...syllables()])
    for (const glyph of shaper.glyphsOf(text)) glyphs.add(glyph);
  const font = await compress(await subset(fullFont, characters, glyphs));
  await writeFile(commonPart, font);
  for (const { from, to } of drawnParts) await writeFile(to, await readFont(from));
  console.log(`${glyphs.size} glyphs, ${font.length} bytes.`);
}

await make().catch(failWithSentence);
