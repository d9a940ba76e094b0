import { converter, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import {
  type Hex,
  nearest,
  paletteOf,
  papers,
  reads,
  SHAPE,
  TEXT,
  type Tokens,
} from './palette.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
/** Six by six by six colours of the whole screen. */
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

type Pair = [name: string, ink: Hex, grounds: readonly Hex[], least: number];

/** Pairs of colours that the stylesheets put on one another. */
function pairs(scheme: 'light' | 'dark', tokens: Tokens): Pair[] {
  const token = (name: string) => tokens[name] ?? expect.unreachable(name);
  const grounds = [...papers[scheme], token('red-wash')];
  const words = scheme === 'light' ? ['#211d19', '#5a5248'] : ['#f3ede3', '#c2b7a6'];
  const silk = token('silk').match(/#[0-9a-f]{6}/g) ?? [];
  expect(silk).toHaveLength(4);
  return [
    ...['red', 'red-deep', 'gold-ink'].map((name): Pair => [name, token(name), grounds, TEXT]),
    ...words.map((ink): Pair => [`${ink} on the wash`, ink, [token('red-wash')], TEXT]),
    ['white on buttons', '#ffffff', [token('press'), token('press-deep')], TEXT],
    ['words on silk', token('on-silk'), silk, TEXT],
    ['the ring of focus', token('red'), grounds, SHAPE],
    ['buttons on paper', token('press'), papers[scheme].slice(0, 1), 2.5],
    ['lines', token('gold'), papers[scheme].slice(0, 1), SHAPE],
  ];
}

test('a colour may be in capitals, and an invalid one is ignored', () => {
  const paletteWith = (primary: string) => paletteOf({ primary, accent: '' });
  expect(paletteWith('#0B5D4E').dark).toEqual(paletteWith('#0b5d4e').dark);
  expect(Object.keys(paletteWith('#0B5D4E').light)).toContain('red');
  for (const none of ['', 'green', '#0b5d4', '#0b5d4e0', '0b5d4e', '#0b5d4g'])
    expect(paletteWith(none)).toEqual({ light: {}, dark: {} });
});

test.each(['light', 'dark'] as const)('%s, every pair of every palette passes AA', (scheme) => {
  const failing = colours.flatMap((colour) =>
    pairs(scheme, paletteOf({ primary: colour, accent: colour })[scheme]).flatMap(
      ([name, ink, grounds, least]) =>
        grounds
          .filter((ground) => wcagContrast(ink, ground) < least)
          .map((ground) => `${colour}: ${name}, ${ink} on ${ground}`),
    ),
  );
  expect(failing).toEqual([]);
});

describe('the nearest readable colour', () => {
  test('is the colour itself if it is readable', () => {
    expect(nearest.primary('#a3161f')).toBe('#a3161f');
    expect(nearest.accent('#b8892f')).toBe('#b8892f');
    for (const role of ['primary', 'accent'] as const)
      for (const colour of colours.map(nearest[role])) expect(nearest[role](colour)).toBe(colour);
  });

  test.each([
    ['primary', '#ffcc00', '#826700'],
    ['primary', '#3399ff', '#006bc2'],
    ['accent', '#ffcc00', '#b59000'],
  ] as const)('replaces the %s colour %s by %s', (role, colour, readable) => {
    expect(nearest[role](colour)).toBe(readable);
  });
});

test('a colour with exactly the required contrast is readable', () => {
  const contrast = wcagContrast('#767676', '#ffffff');
  expect(reads('#767676', ['#ffffff'], contrast)).toBe(true);
  expect(reads('#767676', ['#ffffff', '#f1eadf'], contrast)).toBe(false);
});

test('unreadable colours are replaced by the nearest readable ones', () => {
  expect(paletteOf({ primary: '#ffcc00', accent: '' })).toEqual(
    paletteOf({ primary: '#826700', accent: '' }),
  );
});

test('backgrounds of text have little chroma, whatever the colour', () => {
  const chromaOf = (hex: Hex) => converter('oklch')(hex)?.c ?? 0;
  for (const primary of colours)
    for (const { 'red-wash': wash = '' } of Object.values(paletteOf({ primary, accent: '' })))
      expect(chromaOf(wash)).toBeLessThan(0.05);
});

test('a college may choose either colour, both or none', () => {
  const names = (primary: string, accent: string) =>
    Object.keys(paletteOf({ primary, accent }).light);
  expect(names('', '')).toEqual([]);
  for (const none of ['red', '#12345', '#0b5d4e80', 'x#0b5d4e'])
    expect(names(none, none)).toEqual([]);
  expect(names('#0b5d4e', '')).toContain('press');
  expect(names('#0b5d4e', '')).not.toContain('gold');
  expect(names('', '#c2571a')).toEqual(['gold', 'gold-ink', 'silk', 'on-silk']);
});

test('the palette of two loud colours, token by token', () => {
  expect(paletteOf({ primary: '#c00060', accent: '#c2571a' })).toMatchInlineSnapshot(`
    {
      "dark": {
        "gold": "#df8860",
        "gold-ink": "#ffae89",
        "on-silk": "#ffae89",
        "press": "#c00060",
        "press-deep": "#9e004e",
        "red": "#fb93b1",
        "red-deep": "#ffbccd",
        "red-wash": "#371e25",
        "silk": "linear-gradient(115deg, #31231c, #3f2b21 45%, #2b201b 60%, #432f25)",
      },
      "light": {
        "gold": "#c2571a",
        "gold-ink": "#b34900",
        "on-silk": "#963c00",
        "press": "#c00060",
        "press-deep": "#99004b",
        "red": "#c00060",
        "red-deep": "#99004b",
        "red-wash": "#fdebef",
        "silk": "linear-gradient(115deg, #f8e1d6, #f6cbb8 45%, #fce8df 60%, #f4c5b1)",
      },
    }
  `);
});
