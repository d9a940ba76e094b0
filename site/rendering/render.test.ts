/** What goes with a page, by what became of it. */
import { CallError } from '@college/contract/client';
import { expect, test, vi } from 'vitest';
import { type Answers, renderWith } from '../testing/render-with.ts';

const open = (path: string, answers: Answers = {}, report?: (error: unknown) => void) =>
  renderWith(
    { getcollege: { name: 'Demo College', emblem: '/files/emblem.svg' }, ...answers },
    report,
  )(path);
const failing = (error: Error) => ({
  getnoticesbytype: () => {
    throw error;
  },
});

test('a page is kept, for a second by caches, and names what is rendered ahead', async () => {
  const { status, keep, route, headers, body } = await open('/as/notifications/tender');
  expect({ status, keep, route }).toEqual({
    status: 200,
    keep: true,
    route: '/notifications/:link/:year?',
  });
  expect(headers).toEqual({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public, max-age=0, s-maxage=1, must-revalidate',
    'Speculation-Rules': '"/speculation-rules.json"',
  });
  expect(body).toMatch(/^<!doctype html><html lang="as"/);
});

test('an address of nothing is kept under one address alone', async () => {
  const shared = await open('/404');
  expect([shared.status, shared.keep, shared.headers['Cache-Control']]).toEqual([
    404,
    true,
    'no-store',
  ]);
  expect(shared.headers).not.toHaveProperty('Speculation-Rules');
  const lost = await open('/facility/nothing');
  expect([lost.status, lost.keep]).toEqual([404, false]);
  const withdrawn = await open('/410');
  expect([withdrawn.status, withdrawn.keep]).toEqual([410, true]);
});

test('a backend that fails is no error of ours, and asked again soon', async () => {
  const report = vi.fn();
  const silence = failing(new CallError('getnoticesbytype', 0, 'Silence.'));
  const { status, keep, headers } = await open('/notifications/tender', silence, report);
  expect([status, keep]).toEqual([503, false]);
  expect(headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
  expect(report).not.toHaveBeenCalled();
});

test('an error of ours is told, and shown to nobody', async () => {
  const report = vi.fn();
  const ours = new Error('secret');
  const { status, keep, headers, body } = await open(
    '/notifications/tender',
    failing(ours),
    report,
  );
  expect([status, keep, headers['Retry-After']]).toEqual([500, false, undefined]);
  expect(report).toHaveBeenCalledExactlyOnceWith(ours);
  expect(body).not.toContain('secret');
});

test('one page leads to another, and nothing of that is kept', async () => {
  const { status, keep, body, headers } = await open('/notifications/nothing');
  expect([status, keep, body]).toEqual([302, false, '']);
  expect(headers).toEqual({ Location: '/', 'Cache-Control': 'no-store' });
});

test('what only an editor may see is kept nowhere, and not found', async () => {
  const notice = { id: '1', type: 'NIRF', title: 'Draft' };
  const getpreview = { collection: 'notices', published: 0, notice };
  const { status, keep, headers } = await open('/preview/notices/1?token=x.y', { getpreview });
  expect([status, keep]).toEqual([200, false]);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
});

test('a page has the emblem as its icon: its smallest copy, where there are any', async () => {
  expect((await open('/nirf')).body).toContain('<link rel="icon" href="/files/emblem.svg"');
  const emblem = '/files/media/emblem-3f2a91c0-1600x1600.jpg';
  const { body } = await open('/nirf', { getcollege: { name: 'Demo College', emblem } });
  expect(body).toContain('<link rel="icon" href="/files/media/emblem-3f2a91c0-1600x1600.320.avif"');
});
