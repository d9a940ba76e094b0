/** Status, headers and caching of pages. */
import { callNames } from '@college/contract/calls';
import { CallError } from '@college/contract/client';
import { expect, test, vi } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { type Answers, renderWith } from '../testing/render-with.ts';
import { SiteMaps } from './college/site-maps.ts';
import { underOwnCodes } from './own-codes.ts';
import { today } from './today.ts';

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

test('a page is cached, by shared caches for a second, and has speculation rules', async () => {
  const { status, keep, route, headers, body } = await open('/as/notifications/tender');
  expect({ status, keep, route }).toEqual({
    status: 200,
    keep: true,
    route: '/notifications/tender/:year?',
  });
  expect(headers).toEqual({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public, max-age=0, s-maxage=1, must-revalidate',
    'Speculation-Rules': '"/speculation-rules.json"',
  });
  expect(body).toMatch(/^<!doctype html><html lang="as"/);
});

test('the site map and the college are read at the same time', async () => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  const getcollege = () => {
    resolve();
    return { name: 'Demo College' };
  };
  const { status } = await open('/privacy', {
    getcollege,
    getsitemap: () => isAsked.then(() => ({})),
  });
  expect(status).toBe(200);
});

test('missing pages are cached under one address', async () => {
  const shared = await open('/404');
  expect([shared.status, shared.keep, shared.headers['Cache-Control']]).toEqual([
    404,
    true,
    'no-store',
  ]);
  expect(shared.headers).not.toHaveProperty('Speculation-Rules');
  const missing = await open('/facility/nothing');
  expect([missing.status, missing.keep]).toEqual([404, false]);
  const withdrawn = await open('/410');
  expect([withdrawn.status, withdrawn.keep]).toEqual([410, true]);
});

test('a failing backend gives a 503 with a time to retry, and no report', async () => {
  const report = vi.fn();
  const silence = failing(new CallError('getnoticesbytype', 0, 'Silence.'));
  const { status, keep, headers } = await open('/notifications/tender', silence, report);
  expect([status, keep]).toEqual([503, false]);
  expect(headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
  expect(report).not.toHaveBeenCalled();
});

test('an error of ours is reported and not shown', async () => {
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

test('a page that is too large becomes an error page', async () => {
  const report = vi.fn();
  // Small fields are never cut, and this row has many of them.
  const row = Object.fromEntries(
    Array.from({ length: 200 }, (_, column) => [`Column ${column}`, 'x'.repeat(19_000)]),
  );
  const getdeptdata = {
    dept_code: 'PHY',
    dept_name: 'Physics',
    stream: 'SCIENCE',
    programs_offered: [row],
  };
  const { status, keep, body } = await open('/department/PHY/profile', { getdeptdata }, report);
  expect([status, keep, String(body).length < 50_000]).toEqual([500, false, true]);
  expect(report).toHaveBeenCalledOnce();
  expect(body).toContain(en.tooLarge.title);
});

test('a redirect is not cached', async () => {
  const { status, keep, body, headers } = await open('/notifications/nothing');
  expect([status, keep, body]).toEqual([302, false, '']);
  expect(headers).toEqual({ Location: '/', 'Cache-Control': 'no-store' });
});

test('a preview is not cached and not listed by search engines', async () => {
  const notice = { id: '1', type: 'NIRF', title: 'Draft' };
  const getpreview = { collection: 'notices', published: 0, notice };
  const { status, keep, headers } = await open('/preview/notices/1?token=x.y', { getpreview });
  expect([status, keep]).toEqual([200, false]);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
});

test('the icon of a page is the smallest copy of the emblem', async () => {
  expect((await open('/nirf')).body).toContain('<link rel="icon" href="/files/emblem.svg"');
  const emblem = '/files/media/emblem-3f2a91c0-1600x1600.jpg';
  const { body } = await open('/nirf', { getcollege: { name: 'Demo College', emblem } });
  expect(body).toContain('<link rel="icon" href="/files/media/emblem-3f2a91c0-1600x1600.320.avif"');
});

test('only public pages have a canonical address', async () => {
  const notice = { id: '1', type: 'NIRF', title: 'Draft' };
  const getpreview = { collection: 'notices', published: 0, notice };
  const isCanonical = async (path: string) => {
    const { body, headers } = await open(path, { getpreview });
    return [String(body).includes('rel="canonical"'), 'X-Robots-Tag' in headers];
  };
  expect(await isCanonical('/nirf')).toEqual([true, false]);
  expect(await isCanonical('/404')).toEqual([false, false]);
  expect(await isCanonical('/410')).toEqual([false, false]);
  expect(await isCanonical('/preview/notices/1?token=x.y')).toEqual([false, true]);
});

test('today is the day in the time zone of the college, or in India if it is unknown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00Z'), toFake: ['Date'] });
  const in_ = (time_zone: string) => today({ getcollege: async () => ({ time_zone }) as never });
  expect(await in_('Asia/Kolkata')).toBe('2026-11-23');
  expect(await in_('America/New_York')).toBe('2026-11-22');
  const failing = (error: Error) =>
    today({
      getcollege: async () => {
        throw error;
      },
    });
  expect(await failing(new CallError('getcollege', 0, 'Silence.'))).toBe('2026-11-23');
  await expect(failing(new Error('Ours.'))).rejects.toThrow('Ours.');
  vi.useRealTimers();
});

test('a call without a department has the code of the college or its office', async () => {
  const requests: unknown[] = [];
  const getcollege = async () => ({ codes: { college: 'ABC', office: 'ABC_OFFICE' } });
  const calls = Object.fromEntries(
    callNames.map((name) => [name, async (input?: object) => requests.push([name, input])]),
  );
  const call = underOwnCodes({ ...calls, getcollege } as never);
  await call.getnoticesbytype({ type: 'EXAM_RESULTS' });
  await call.getalumnibydept();
  await call.getalumnibydept({ dept_code: 'PHY' });
  await call.getemployeebytype({ type: 'OFFICE_STAFF' });
  await call.getdeptdata({ dept_code: 'PHY' });
  expect(requests).toEqual([
    ['getnoticesbytype', { dept_code: 'ABC', type: 'EXAM_RESULTS' }],
    ['getalumnibydept', { dept_code: 'ABC' }],
    ['getalumnibydept', { dept_code: 'PHY' }],
    ['getemployeebytype', { dept_code: 'ABC_OFFICE', type: 'OFFICE_STAFF' }],
    ['getdeptdata', { dept_code: 'PHY' }],
  ]);
});

const siteMaps = new SiteMaps('https://c.test');

test('a refusal is in the language of its page', () => {
  const refusalIn = siteMaps.refusalIn.bind(siteMaps);
  expect(refusalIn('/visitors-note', 'tooMany')).toBe(en.forms.refusals.tooMany);
  expect(refusalIn('/as/visitors-note', 'tooMany')).toBe(assamese.forms.refusals.tooMany);
});

test('missing pages share one address in each language, and withdrawn files another one', () => {
  const matches = [siteMaps.notFound('en'), siteMaps.notFound('as'), siteMaps.notFound('as', 410)];
  expect(matches.map(({ key, isNotFound }) => [key, isNotFound])).toEqual([
    ...[
      ['/404', true],
      ['/as/404', true],
      ['/as/410', true],
    ],
  ]);
});

test('a file without a name is shown inline, and CSV keeps the mark of UTF-8', async () => {
  const csv = await open('/people.csv');
  expect(csv.headers['Content-Disposition']).toBe('attachment; filename="people.csv"');
  expect(String(csv.body).startsWith('\uFEFF')).toBe(true);
  expect((await open('/people.json')).headers['Content-Disposition']).toBe('inline');
});

test('an error of ours while the site map is read is not taken for an outage', async () => {
  const ours = new Error('Ours.');
  const getsitemap = () => {
    throw ours;
  };
  await expect(open('/nirf', { getsitemap })).rejects.toBe(ours);
});
