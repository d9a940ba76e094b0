/** Hostile exports: each is refused with a message while other requests are served. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestGapDuring } from '../../../testing/event-loop.ts';
import { item, wxr } from '../testing/wordpress-export.ts';
import type { Item } from './item.ts';
import { exportLimits } from './parse-export.ts';
import { readExport } from './read-export.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-export-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(xml: string) {
  const file = path.join(folder, 'export.xml');
  await writeFile(file, xml);
  const items: Item[] = [];
  const channel = await readExport(file, (next) => void items.push(next));
  return { channel, items };
}
const plain = item({ id: 7, title: 'Lamps', path: '/lamps/' });

it('reads the channel and its items', async () => {
  const { channel, items } = await read(wxr([plain]));
  expect(channel).toMatchObject({ isExport: true, isWhole: true });
  expect(channel.authors).toBeInstanceOf(Map);
  expect(items).toMatchObject([{ id: '7', title: 'Lamps' }]);
  expect(items[0]?.meta).toBeInstanceOf(Map);
});

const { items, names, depth, attributes, characters } = exportLimits;
it.each<[string, () => string]>([
  ['nested elements', () => wxr(['<a>'.repeat(depth)])],
  [
    'attributes',
    () => wxr([`<a ${Array.from({ length: attributes + 1 }, (_, n) => `b${n}="" `).join('')}/>`]),
  ],
  ['items', () => wxr(['<item></item>'.repeat(items), plain])],
  [
    'authors',
    () =>
      wxr(
        Array.from(
          { length: names + 1 },
          (_, n) =>
            `<wp:author><wp:author_login>${n}</wp:author_login><wp:author_display_name>${n}</wp:author_display_name></wp:author>`,
        ),
      ),
  ],
  [
    'letters in titles',
    () =>
      wxr([`<item><title>${'a'.repeat(10_000)}</title></item>`.repeat(characters / 10_000 + 1)]),
  ],
])('refuses too many %s', async (_what, make) => {
  const { gap } = await longestGapDuring(() =>
    expect(read(make())).rejects.toThrow('This export is too large.'),
  );
  expect(gap).toBeLessThan(2000);
});

it('drops categories and metadata of an item beyond the limit', async () => {
  const category = '<category domain="category" nicename="a">A</category>';
  const meta = (n: number) =>
    `<wp:postmeta><wp:meta_key>_${n}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`;
  const many = Array.from({ length: exportLimits.ofItem + 5 }, (_, n) => category + meta(n));
  const { items: limited } = await read(wxr([`<item>${many.join('')}</item>`]));
  expect([limited[0]?.categories.length, limited[0]?.meta.size]).toEqual([
    exportLimits.ofItem,
    exportLimits.ofItem,
  ]);
});
