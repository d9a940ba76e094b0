/**
 * `npm run font`: makes the font files in git: the common part of the Assamese font, and the fonts
 * of share pictures.
 */
import { writeFile } from 'node:fs/promises';
import { compress } from 'wawoff2';
import { failWithSentence } from '../failure.ts';
import { commonPart, drawnParts, fullFontFile, readFont } from '../font/files.ts';
import { Shaper } from '../font/shape.ts';
import { subset } from '../font/subset.ts';
import { characters, syllables, writtenWords } from '../font/words.ts';

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
