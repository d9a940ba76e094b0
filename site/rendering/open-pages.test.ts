import { expect, test, vi } from 'vitest';
import type { Patience } from '../cache/backend-health.ts';
import type { Match } from './college/college-site.ts';
import { openPages } from './open-pages.ts';

type Given = Parameters<typeof openPages>;
const match = {} as Match;

test('the site map is read with every revision, and pages get the day of the last change', async () => {
  const failure = new Error('No backend.');
  const refresh = vi.fn(async () => {
    throw failure;
  });
  const siteMaps = { refresh };
  const renderer = {
    render: vi.fn(async () => ({})),
    assets: { script: '/s.js' },
  };
  const moved: (() => void)[] = [];
  const revision = { changed: '20-11-2026', onMove: (then: () => void) => moved.push(then) };
  const report = vi.fn();
  const session = vi.fn();
  const patience = patienceOf(new Promise(() => {}));
  const data = { session, patience: () => patience };
  const options = {
    renderer,
    siteMaps,
    data,
    siteUrl: 'https://c.test',
    embedOrigins: [],
    securityLogDays: 180,
  };
  const pages = openPages(options as unknown as Given[0], revision as unknown as Given[1], report);

  expect(refresh).not.toHaveBeenCalled();
  for (const then of moved) then();
  expect(refresh).toHaveBeenCalledExactlyOnceWith(session);
  await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure));

  const request = new Request('https://c.test/');
  await pages.render(request, match);
  revision.changed = '21-11-2026';
  await pages.render(request, match);
  const renderOptions = { siteMaps, siteUrl: 'https://c.test', assets: renderer.assets, report };
  for (const [index, changed] of ['20-11-2026', '21-11-2026'].entries())
    expect(renderer.render).toHaveBeenNthCalledWith(
      index + 1,
      request,
      match,
      expect.objectContaining({ ...renderOptions, changed }),
    );
  expect(patience.close).toHaveBeenCalledTimes(2);
});

/** The patience of a visitor, which ends when `ended` resolves. */
const patienceOf = (ended: Promise<void>) => ({ ended: () => ended, close: vi.fn() });

/** Pages whose renders are ended by the test, each with the patience of its visitor. */
function openSlowPages() {
  const renders: PromiseWithResolvers<{ status: number }>[] = [];
  const render = vi.fn(() => {
    const pendingRender = Promise.withResolvers<{ status: number }>();
    renders.push(pendingRender);
    return pendingRender.promise;
  });
  const data = { session: vi.fn(), patience: vi.fn() };
  const options = { renderer: { render, assets: {} }, data } as unknown as Given[0];
  const pages = openPages(options, { changed: '', onMove: () => {} }, vi.fn());
  const visit = (ended: Promise<void> = new Promise(() => {})) =>
    pages.render(new Request('https://c.test/'), match, patienceOf(ended) as unknown as Patience);
  return { renders, visit };
}

test('eight pages are rendered at once, and the next when one of them is ready', async () => {
  const { renders, visit } = openSlowPages();
  const visits = Array.from({ length: 9 }, () => visit());
  await vi.waitFor(() => expect(renders).toHaveLength(8));
  renders[3]?.resolve({ status: 200 });
  await vi.waitFor(() => expect(renders).toHaveLength(9));
  for (const render of renders) render.resolve({ status: 200 });
  expect(await Promise.all(visits)).toHaveLength(9);
});

test('a visitor whose patience ends in the queue gets an answer at once', async () => {
  const { renders, visit } = openSlowPages();
  for (let visitor = 0; visitor < 8; visitor += 1) void visit();
  const waited = Promise.withResolvers<void>();
  const page = visit(waited.promise);
  await vi.waitFor(() => expect(renders).toHaveLength(8));
  waited.resolve();
  await vi.waitFor(() => expect(renders).toHaveLength(9));
  renders[8]?.resolve({ status: 503 });
  expect(await page).toEqual({ status: 503 });
});
