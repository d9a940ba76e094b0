import { readFile } from 'node:fs/promises';
import { College } from '@college/contract/entities';
import { paletteOf, papers, reads, TEXT } from '@college/server/palette';
import { expect, test } from 'vitest';
import { renderWith } from '../testing/render-with.ts';
import { paletteSheet } from './palette.ts';

const tokens = await readFile(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');
const own = { primary: '#0b5d4e', accent: '#c2571a', motif: 'waves' } as const;

const page = async (college: object = {}, path = '/contactus') =>
  String((await renderWith({ getcollege: College.parse({ name: 'C', ...college }) })(path)).body);

test('the palette uses the papers and tokens of the stylesheet', () => {
  const paper = (sheet: string) =>
    ['paper', 'paper-warm', 'paper-deep'].map(
      (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1],
    );
  expect(paper(light)).toEqual(papers.light);
  expect(paper(dark)).toEqual(papers.dark);
  expect(light).toContain('--on-press: #ffffff;');
  const palette = paletteOf(own);
  for (const name of Object.keys(palette.light)) expect(light).toContain(`--${name}:`);
  for (const name of Object.keys(palette.dark)) expect(dark).toContain(`--${name}:`);
});

test('errors have one colour in every palette, and forms use no other', async () => {
  const forms = await readFile(new URL('../forms/form.module.css', import.meta.url), 'utf8');
  const rules = ['[aria-invalid="true"]', '.error', '.summary', '.summary a'].map(
    (selector) => forms.split(`${selector} {`)[1]?.split('}')[0] ?? '',
  );
  for (const rule of rules) {
    expect(rule).toMatch(/var\(--error/);
    expect(rule).not.toMatch(/var\(--(?:red|press)/);
  }
  for (const primary of ['#1d6b3c', '#a3161f', '#e0e0e0', '#000000']) {
    const palette = paletteOf({ primary, accent: primary });
    const names = [...Object.keys(palette.light), ...Object.keys(palette.dark)];
    expect(names.filter((name) => name.startsWith('error'))).toEqual([]);
  }
  for (const sheet of [light, dark]) {
    const colour = (name: string) =>
      new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? '';
    const grounds = [...papers[sheet === light ? 'light' : 'dark'], colour('error-wash')];
    expect(reads(colour('error'), grounds, TEXT)).toBe(true);
  }
});

test("a college's own colours follow those of the stylesheet, in light and dark", async () => {
  const css = paletteSheet(own);
  expect(css).toMatch(/@layer tokens\{:root\{--red:#0b5d4e;.*--gold:#c2571a;/);
  const { red = '', gold = '' } = paletteOf(own).dark;
  expect(css).toMatch(
    new RegExp(
      `@media screen and \\(prefers-color-scheme:dark\\)\\{:root\\{--red:${red};.*--gold:${gold};`,
    ),
  );
  expect(await page({ appearance: own })).toContain('<meta name="theme-color" content="#0b5d4e"/>');
});

test('every pair of colours has its own sheet, and no colours have none', () => {
  const { primary, accent } = own;
  const pairs = [
    [primary, accent],
    [primary, '#123456'],
    [primary, ''],
    ['#123456', accent],
  ] as const;
  const sheets = pairs.map(([primary, accent]) => paletteSheet({ ...own, primary, accent }));
  expect(new Set(sheets).size).toBe(pairs.length);
  expect(paletteSheet({ ...own, primary: '', accent: '' })).toBe('');
});

test('a page without own colours contains no additional CSS', async () => {
  const html = await page({ appearance: { motif: 'gamosa' } });
  expect(html).toBe(await page());
  expect(html).not.toContain('@layer tokens{:root{--red');
  expect(html).toContain('<meta name="theme-color" content="#a3161f"/>');
});

test.each(['/contactus', '/no/such/page'])('%s has the chosen motif', async (path) => {
  const band = async (motif: string) =>
    /<svg[^>]*data-noprint.*?<\/svg>/.exec(
      await page({ appearance: { ...own, motif } }, path),
    )?.[0];
  const bands = await Promise.all(['gamosa', 'waves', 'diamonds'].map(band));
  expect(new Set(bands).size).toBe(3);
  for (const band of bands) expect(band).toContain('fill="#0b5d4e"');
  expect(await band('none')).toBeUndefined();
});
