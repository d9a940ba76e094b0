/** Tests the list of records that use a record. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Use } from './read-uses.ts';
import { UsedIn } from './UsedIn.tsx';

const uses = vi.hoisted(() => ({ readUses: vi.fn() }));
vi.mock('./read-uses.ts', () => uses);

const notices = { en: 'Notices', as: 'জাননী' };
const titlesOf = (...ids: number[]) =>
  ids.map((id) => ({ href: `/admin/collections/notices/${id}`, title: `No. ${id}` }));
const location = { collectionSlug: 'media', id: '7' };
async function render(result: Use[], language = 'en', where: object = location) {
  uses.readUses.mockResolvedValue(result);
  const req = { i18n: { language }, payload: { config }, user: null };
  return renderToStaticMarkup(await UsedIn({ ...where, req: req as never }));
}
const isHidden = vi.fn(() => false);
const config = { collections: [{ slug: 'notices', admin: { hidden: isHidden } }], globals: [] };
beforeEach(() => void uses.readUses.mockReset());

test.each<[string, Use, string]>([
  ['one record', { label: notices, total: 1, first: titlesOf(3) }, 'Notices (1): No. 3'],
  ['all records', { label: notices, total: 2, first: titlesOf(3, 4) }, 'Notices (2): No. 3, No. 4'],
  [
    'the first records',
    { label: notices, total: 3, first: titlesOf(3, 4) },
    'Notices (3): No. 3, No. 4 …',
  ],
  ['no record', { label: notices, total: 3, first: [] }, 'Notices (3)'],
])('names %s of a collection', async (_what, use, line) => {
  const html = await render([use]);
  const item = /<li>(.*)<\/li>/.exec(html)?.[1] ?? '';
  expect(item.replaceAll(/<[^>]*>/g, '')).toBe(line);
  expect(item.match(/href="[^"]*"/g) ?? []).toEqual(use.first.map(({ href }) => `href="${href}"`));
  expect(uses.readUses).toHaveBeenCalledExactlyOnceWith('media', 7, expect.anything());
});

test('links to no record whose list the account does not have', async () => {
  isHidden.mockReturnValueOnce(true);
  const html = await render([{ label: notices, total: 1, first: titlesOf(3) }]);
  expect(html).toContain('<li>Notices (1): <span>No. 3</span></li>');
});

test('shows a line for each collection in the language of the admin', async () => {
  const pages = { label: { en: 'Pages', as: 'পৃষ্ঠা' }, total: 1, first: [] };
  const html = await render([{ label: notices, total: 1, first: [] }, pages], 'as');
  expect(html.match(/<li>[^<]*/g)).toEqual(['<li>জাননী (1)', '<li>পৃষ্ঠা (1)']);
  expect(html).toMatch(/<h2>[^<]*[অ-ৱ]/);
});

test('shows nothing without uses or without a saved record', async () => {
  expect(await render([])).toBe('');
  const use = { label: notices, total: 1, first: [] };
  expect(await render([use], 'en', { collectionSlug: 'media' })).toBe('');
  expect(await render([use], 'en', { id: 7 })).toBe('');
});
