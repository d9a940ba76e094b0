/** Draws the preview picture of a link in social media: college, title and date. */
import path from 'node:path';
import type { College } from '@college/contract/entities';
import { patterns } from '@college/server/motifs';
import { defaultColours, paletteOf } from '@college/server/palette';
import sharp, { type OverlayOptions } from 'sharp';
import { folder } from '../folder.ts';

export interface Drawing {
  college: string;
  title: string;
  /** The date as displayed; '' for none. */
  date: string;
  appearance: College['appearance'];
}

/** Size that social media sites ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 72;
const INK = '#211d19';
const SOFT = '#5a5248';
/** Height of the motif, four times its height on a page. */
const BAND = 56;
const COLLEGE_AT = 112;
const MOST_LETTERS = 180;

/** Font files, because a server may have no fonts installed. */
const fonts = ['latin', 'latin-ext', 'bengali'].map((script) =>
  path.join(folder, `platform/share-pictures/fonts/noto-serif-bengali-${script}.ttf`),
);

interface Style {
  size: number;
  colour: string;
}

/** Escapes text for Pango markup, which allows no control characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Renders text as a separate image, as wide as needed and at most as wide as the picture. Empty
 * text gives a line.
 */
async function drawText(text: string, { size, colour }: Style, fontfile = fonts.at(-1)) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text) || '–'}</span>`,
      font: `Noto Serif Bengali Bold ${size}`,
      fontfile,
      width: WIDTH - 2 * MARGIN,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/**
 * Loads one font of each script, because Pango finds a font by name only after its file was used
 * once.
 */
let fontsLoaded: Promise<unknown> | undefined;
const loadFonts = () =>
  (fontsLoaded ??= Promise.all(
    fonts.map((file) => drawText('a', { size: 10, colour: INK }, file)),
  ));

/** Draws the title in the largest size that fits. */
async function drawTitle(title: string, room: number) {
  const text =
    title.length > MOST_LETTERS
      ? `${title.slice(0, MOST_LETTERS).replace(/(?<!\s)\s+\S*$/u, '')}…`
      : title;
  const sizes = [92, 68, 58, 50, 43];
  for (const size of sizes) {
    const drawn = await drawText(text, { size, colour: INK });
    if (drawn.height <= room) return drawn;
  }
  return drawText(text, { size: 36, colour: INK });
}

function background({
  motif,
  primary,
  gold,
  rule,
}: Record<'primary' | 'gold', string> & { motif: College['appearance']['motif']; rule: number }) {
  const band =
    motif === 'none'
      ? `<rect width="100%" height="20" fill="${primary}"/>`
      : `<pattern id="m" width="28" height="14" patternUnits="userSpaceOnUse" patternTransform="scale(4)"><path fill="${primary}" d="${patterns[motif]}"/></pattern><rect width="100%" height="${BAND}" fill="url(#m)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${band}<rect x="${MARGIN}" y="${rule}" width="144" height="5" fill="${gold}"/><rect y="${HEIGHT - 10}" width="100%" height="10" fill="${primary}"/></svg>`,
  );
}

/** Draws a PNG of about 30 KB. */
export async function drawSharePicture({
  college,
  title,
  date,
  appearance,
}: Drawing): Promise<Buffer> {
  await loadFonts();
  const { light } = paletteOf(appearance);
  const primary = light.red ?? defaultColours.primary;
  const name = await drawText(college, { size: 34, colour: primary });
  const day = date ? await drawText(date, { size: 32, colour: SOFT }) : undefined;
  const rule = COLLEGE_AT + name.height + 20;
  const top = rule + 44;
  const bottom = HEIGHT - 56 - (day ? day.height + 32 : 0);
  const heading = await drawTitle(title, bottom - top);
  const parts: OverlayOptions[] = [
    { input: name.input, left: MARGIN, top: COLLEGE_AT },
    { input: heading.input, left: MARGIN, top },
    ...(day ? [{ input: day.input, left: MARGIN, top: HEIGHT - 52 - day.height }] : []),
  ];
  return sharp(
    background({
      motif: appearance.motif,
      primary,
      gold: light.gold ?? defaultColours.accent,
      rule,
    }),
  )
    .composite(parts)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}
