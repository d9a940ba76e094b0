/** Shapes text with HarfBuzz, as browsers do, and reduces fonts with its subsetter. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

/** Addresses in the module's memory and C values. Names and constants are those of hb-subset.h. */
type C = (...values: number[]) => number;
type Subsetter = Record<
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  C
> & { memory: WebAssembly.Memory; _initialize: () => void };

const WRITABLE = 2;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const sets = { glyphs: 0, droppedTables: 3, names: 4, features: 6 };
/** Tables for vertical text, hinting and families with several weights. */
const droppedTables = ['vhea', 'vmtx', 'gasp', 'STAT'];
/** Copyright and licence, which every copy must contain. */
const keptNames = [0, 13, 14];

/**
 * Reduces a TrueType font to these characters and glyphs, with the rules that need no other glyphs.
 */
export async function subset(
  font: Uint8Array,
  characters: Iterable<string>,
  glyphs: Iterable<number>,
): Promise<Uint8Array> {
  const wasm = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(wasm));
  const hb = instance.exports as Subsetter;
  hb._initialize();
  const memory = () => new Uint8Array(hb.memory.buffer);
  const address = hb.malloc(font.length);
  memory().set(font, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  add(
    hb.hb_subset_input_unicode_set(input),
    Array.from(characters, (entry) => entry.codePointAt(0) ?? 0),
  );
  add(hb.hb_subset_input_set(input, sets.glyphs), glyphs);
  add(hb.hb_subset_input_set(input, sets.droppedTables), droppedTables.map(tag));
  const names = hb.hb_subset_input_set(input, sets.names);
  hb.hb_set_clear(names);
  add(names, keptNames);
  const features = hb.hb_subset_input_set(input, sets.features);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const created = hb.hb_subset_or_fail(face, input);
  if (!created) throw new Error('HarfBuzz cannot make a subset of this font.');
  const blob = hb.hb_face_reference_blob(created);
  const start = hb.hb_blob_get_data(blob, 0);
  return memory().slice(start, start + hb.hb_blob_get_length(blob));
}

const tag = (name: string) => Buffer.from(name).readUInt32BE();
