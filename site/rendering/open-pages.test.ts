import { expect, test, vi } from 'vitest';
import { openPages } from './open-pages.ts';

type Given = Parameters<typeof openPages>;

test('the site map is read with every revision, and a page is told of its day', async () => {
  const failure = new Error('No backend.');
  const renderer = {
    readSiteMap: vi.fn(async () => {
      throw failure;
    }),
    render: vi.fn(async () => ({})),
    assets: { script: '/s.js' },
  };
  const moved: (() => void)[] = [];
  const revision = { changed: '20-11-2026', onMove: (then: () => void) => moved.push(then) };
  const report = vi.fn();
  const session = () => undefined;
  const given = { renderer, data: { session }, siteUrl: 'https://c.test', embedOrigins: [] };
  const pages = openPages(given as unknown as Given[0], revision as unknown as Given[1], report);

  expect(renderer.readSiteMap).not.toHaveBeenCalled();
  for (const then of moved) then();
  expect(renderer.readSiteMap).toHaveBeenCalledExactlyOnceWith(session);
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure));

  const request = new Request('https://c.test/');
  await pages.render(request);
  revision.changed = '21-11-2026';
  await pages.render(request);
  const told = { session, siteUrl: 'https://c.test', assets: renderer.assets, report };
  for (const [index, changed] of ['20-11-2026', '21-11-2026'].entries())
    expect(renderer.render).toHaveBeenNthCalledWith(
      index + 1,
      request,
      expect.objectContaining({ ...told, changed }),
    );
});
