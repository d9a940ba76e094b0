/** Photos of a submission as moderators see them. */
import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SentPhotos } from './SentPhotos.tsx';

const find = vi.fn();
const user = { role: 'moderator' };
const render = async (data: object | undefined, language = 'en') => {
  const req = { user, payload: { find }, i18n: { language } };
  return renderToStaticMarkup(await SentPhotos({ data, req } as unknown as UIFieldServerProps));
};
const photo = (id: number) => ({ id, url: `/api/photos/${id}.jpg`, width: 600, height: 400 });

beforeEach(() => void find.mockReset().mockResolvedValue({ docs: [] }));

test.each([
  ['are ids', [3, 4], [3, 4]],
  ['are loaded already', [{ id: 3 }, 4], [3, 4]],
  ['are partly deleted', [null, {}, 4], [4]],
])('reads photos that %s by their ids, with the rights of the user', async (_, photos, ids) => {
  await render({ photos });
  expect(find.mock.calls).toEqual([
    [
      {
        collection: 'submitted-photos',
        where: { id: { in: ids } },
        overrideAccess: false,
        user,
        depth: 0,
        pagination: false,
      },
    ],
  ]);
});

test('links each photo to its full size in a new tab, without a referrer', async () => {
  find.mockResolvedValue({ docs: [photo(3), photo(4)] });
  const html = await render({ photos: [3, 4] });
  expect([...html.matchAll(/<a href="([^"]*)" rel="noreferrer" target="_blank">/g)]).toHaveLength(
    2,
  );
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
  for (const [place, id] of [3, 4].entries()) {
    expect(html).toContain(`<a href="/api/photos/${id}.jpg"`);
    for (const fragment of [
      `src="/api/photos/${id}.jpg"`,
      'width="600"',
      'height="400"',
      'alt="Photo from the sender"',
      'style="display:block;width:100%;height:auto;border-radius:4px"',
    ])
      expect(pictures[place]).toContain(fragment);
  }
  expect(await render({ photos: [3] }, 'as')).toMatch(/alt="[^"a-z]*[অ-ৱ]/);
});

test('renders a photo without a stored address or size', async () => {
  // React warns about an image without an address.
  vi.spyOn(console, 'error').mockReturnValue();
  find.mockResolvedValue({ docs: [{ id: 3, url: null, width: null, height: null }] });
  const html = await render({ photos: [3] });
  expect(html).toContain('<a href=""');
  expect(html).not.toMatch(/(width|height)="/);
});

test.each([
  [undefined],
  [{}],
  [{ photos: null }],
  [{ photos: 'none' }],
  [{ photos: [] }],
  [{ photos: [null] }],
])('shows nothing for %j, and reads nothing', async (data) => {
  expect(await render(data)).toBe('');
  expect(find).not.toHaveBeenCalled();
});
