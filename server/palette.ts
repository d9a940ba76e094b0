/**
 * Computes light and dark colour tokens, named as in `site/styles/tokens.css`, from a college's two colours. Every pair of
 * text and background in the stylesheets has the contrast of WCAG AA.
 */
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** `#rrggbb` */
export type Hex = string;
export type Tokens = Readonly<Record<string, string>>;
export interface Palette {
  light: Tokens;
  dark: Tokens;
}
export type Role = 'primary' | 'accent';
/** The colours of a college that has chosen none, as in `site/styles/tokens.css`. */
export const defaultColours: Readonly<Record<Role, Hex>> = {
  primary: '#a3161f',
  accent: '#b8892f',
};

/** The backgrounds of text in the tokens. */
export const papers = {
  light: ['#ffffff', '#faf6ef', '#f1eadf'],
  dark: ['#181512', '#201c18', '#2a251f'],
} as const;
const WHITE = '#ffffff';
/** The contrast of WCAG AA for text, and for lines and shapes. */
export const TEXT = 4.5;
export const SHAPE = 3;

const inOklch = converter('oklch');
const parts = (hex: Hex) => inOklch(hex) as Oklch;

/** A colour of the same hue in another lightness, with as much chroma as a screen can show. */
function tone(hex: Hex, lightness: number, mostChroma = 0.4): Hex {
  const { c, h } = parts(hex);
  const target = { mode: 'oklch', l: lightness, c: Math.min(c, mostChroma), h } as const;
  return formatHex(clampChroma(target, 'oklch'));
}
const shifted = (hex: Hex, by: number) => tone(hex, parts(hex).l + by);

/** True if a colour has enough contrast on all of these backgrounds. */
export const reads = (hex: Hex, grounds: readonly Hex[], least: number) =>
  grounds.every((ground) => wcagContrast(hex, ground) >= least);

/** The nearest tone with enough contrast on all of these backgrounds; at last black or white. */
function until(hex: Hex, grounds: readonly Hex[], least: number, step: number): Hex {
  let tone = hex;
  for (let by = step; !reads(tone, grounds, least); by += step) tone = shifted(hex, by);
  return tone;
}
const darker = (hex: Hex, grounds: readonly Hex[], least = TEXT) =>
  until(hex, grounds, least, -0.005);
const lighter = (hex: Hex, grounds: readonly Hex[], least = TEXT) =>
  until(hex, grounds, least, 0.005);

/**
 * The nearest usable colour. The primary colour is used for links on every background and behind white text, the accent for
 * lines.
 */
export const nearest: Record<Role, (hex: Hex) => Hex> = {
  primary: (hex) => darker(hex, papers.light),
  accent: (hex) => darker(hex, [WHITE], SHAPE),
};

function ofPrimary(primaryColour: Hex): Palette {
  const primary = nearest.primary(primaryColour);
  const wash = tone(primary, 0.27, 0.04);
  // A button has enough contrast with a dark background, and white text with the button.
  const press = lighter(primary, [papers.dark[0]], 2.5);
  return {
    light: {
      red: primary,
      'red-deep': shifted(primary, -0.08),
      press: primary,
      'press-deep': shifted(primary, -0.08),
      'red-wash': tone(primary, 0.955, 0.02),
    },
    dark: {
      red: tone(primary, 0.78, 0.13),
      'red-deep': tone(primary, 0.86, 0.08),
      press,
      'press-deep': shifted(press, -0.07),
      'red-wash': wash,
    },
  };
}

/** Three tones like muga silk in the accent's hue. */
type Cloth = readonly [Hex, Hex, Hex, Hex];
const silk = (stops: Cloth) =>
  `linear-gradient(115deg, ${stops[0]}, ${stops[1]} 45%, ${stops[2]} 60%, ${stops[3]})`;

function ofAccent(accentColour: Hex): Palette {
  const accent = nearest.accent(accentColour);
  const cloth: Cloth = [
    tone(accent, 0.925, 0.03),
    tone(accent, 0.875, 0.055),
    tone(accent, 0.945, 0.025),
    tone(accent, 0.86, 0.06),
  ];
  const night: Cloth = [
    tone(accent, 0.27, 0.025),
    tone(accent, 0.31, 0.035),
    tone(accent, 0.255, 0.02),
    tone(accent, 0.325, 0.035),
  ];
  const ink = tone(accent, 0.82, 0.11);
  return {
    light: {
      gold: accent,
      'gold-ink': darker(accent, papers.light),
      silk: silk(cloth),
      'on-silk': darker(accent, cloth),
    },
    dark: {
      gold: tone(accent, 0.71, 0.12),
      'gold-ink': ink,
      silk: silk(night),
      'on-silk': ink,
    },
  };
}

const none: Palette = { light: {}, dark: {} };
const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/i.test(text);

/** The tokens that differ from the stylesheet's defaults; none without colours. */
export function paletteOf({ primary, accent }: Readonly<Record<Role, string>>): Palette {
  const own = isHex(primary) ? ofPrimary(primary) : none;
  const more = isHex(accent) ? ofAccent(accent) : none;
  return { light: { ...own.light, ...more.light }, dark: { ...own.dark, ...more.dark } };
}
