/** Shapes text with HarfBuzz, as browsers do. */
import * as hb from 'harfbuzzjs';

export class Shaper {
  readonly #font: hb.Font;

  constructor(font: Uint8Array) {
    this.#font = new hb.Font(new hb.Face(new hb.Blob(font)));
  }

  /**
   * Outlines and positions of the shaped text as a string. Outlines, because glyph numbers differ
   * between fonts.
   */
  drawn(text: string): string {
    return this.#shaped(text)
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [this.#font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(' '),
      )
      .join('\n');
  }

  /** True if a hasanta is visible. */
  fallsApart(text: string): boolean {
    const hasanta = this.#font.nominalGlyph(0x09cd);
    return this.#shaped(text)
      .getGlyphInfos()
      .some(({ codepoint }) => codepoint === hasanta);
  }

  /**
   * All glyphs on the way from characters to the result, because the font's rules need intermediate
   * glyphs too.
   */
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
