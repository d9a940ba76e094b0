/** Text as a browser sets it, by the same HarfBuzz. */
import * as hb from 'harfbuzzjs';

export class Shaper {
  readonly #font: hb.Font;

  constructor(font: Uint8Array) {
    this.#font = new hb.Font(new hb.Face(new hb.Blob(font)));
  }

  /** The drawn shape and its place, as one string: outlines instead of glyph numbers, which differ between fonts. */
  drawn(text: string): string {
    return this.#shaped(text)
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [this.#font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(' '),
      )
      .join('\n');
  }

  /** True where a hasanta is seen. */
  fallsApart(text: string): boolean {
    const hasanta = this.#font.nominalGlyph(0x09cd);
    return this.#shaped(text)
      .getGlyphInfos()
      .some(({ codepoint }) => codepoint === hasanta);
  }

  /** Every glyph on the way from characters to what is drawn; a rule needs those between as well. */
  glyphsOf(text: string): Set<number> {
    const glyphs = new Set<number>();
    const note = (buffer: hb.Buffer) => {
      if (buffer.getContentType() === hb.BufferContentType.GLYPHS)
        for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    };
    note(this.#shaped(text, note));
    return glyphs;
  }

  #shaped(text: string, note?: (buffer: hb.Buffer) => boolean): hb.Buffer {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.setScript('Beng');
    buffer.setLanguage('as');
    buffer.setDirection(hb.Direction.LTR);
    if (note) buffer.setMessageFunc(note);
    hb.shape(this.#font, buffer);
    return buffer;
  }
}
