import { describe, expect, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { openPublisher } from '../support/publishing/publisher.ts';
import { sharedCollege } from '../support/publishing/shared-college.ts';
import { LIVE, soon } from '../support/soon.ts';

const college = await sharedCollege();
const feedsOf = (path: string) => [`${path}/feed.atom`, `${path}/feed.json`];

const readPage = async (path: string) => (await fetch(college.site + path)).text();
const notices = '/notifications/administrative';
const pages = ['/', ...[notices, `/as${notices}`].flatMap((path) => [path, ...feedsOf(path)])];
const shows = async (title: string) => {
  const bodies = await Promise.all(pages.map(readPage));
  const call = await fetch(`${college.site}/getnoticesbytype`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'COLLEGE_ADMIN_NOTICE' }),
  });
  return [...bodies, await call.text()].map((body) => body.includes(title));
};
const everywhere = async (title: string) => !(await shows(title)).includes(false);
const nowhere = async (title: string) => !(await shows(title)).includes(true);

describe('a notice is on every page within 2 s', () => {
  test('when an editor publishes it, and disappears when they unpublish it', async () => {
    const editor = await logIn(college);
    const title = `Library closed ${crypto.randomUUID()}`;
    expect(await nowhere(title)).toBe(true);
    const notice = { title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' };
    const id = await editor.createNotice(notice);
    await soon(() => everywhere(title), LIVE);
    await editor.changeNotice(id, { _status: 'draft' });
    await soon(() => nowhere(title), LIVE);
  });

  test('except while it is a draft', async () => {
    const editor = await logIn(college);
    const title = `Draft ${crypto.randomUUID()}`;
    await editor.createNotice({ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'draft' });
    await expect(soon(async () => !(await nowhere(title)), 2500)).rejects.toThrow();
  });

  test('when another process publishes it', async () => {
    const publisher = await openPublisher(college);
    const title = `From elsewhere ${crypto.randomUUID()}`;
    await shows(title);
    const id = await publisher.publish(title);
    await soon(() => everywhere(title), LIVE);
    await publisher.unpublish(id);
    await soon(() => nowhere(title), LIVE);
    await publisher.close();
  });

  test('without making a visitor wait', async () => {
    const editor = await logIn(college);
    await Promise.all(pages.map(readPage));
    const title = `Quick ${crypto.randomUUID()}`;
    const waits: number[] = [];
    /**
     * Times of requests that need no page, taken beside each visit to measure the machine itself.
     */
    const baseline: number[] = [];
    const timed = async (path: string, times: number[]) => {
      const started = performance.now();
      await readPage(path);
      times.push(performance.now() - started);
    };
    let isDone = false;
    const visitor = (async () => {
      while (!isDone) {
        await timed('/', waits);
        await timed('/healthz', baseline);
      }
    })();
    await editor.createNotice({ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' });
    await soon(() => everywhere(title), LIVE);
    isDone = true;
    await visitor;
    expect(Math.max(...waits)).toBeLessThan(1000 + Math.max(...baseline));
  });
});

test('an event appears in lists, feeds, search and site map, and disappears within 2 s', async () => {
  const editor = await logIn(college);
  const word = `Marigolds${Date.now()}`;
  const file = await editor.upload(`${word}.txt`, Buffer.from(`Petals of ${word}`));
  const id = await editor.createNotice({
    ...{ title: word, type: 'COLLEGE_EVENT', uploads: [Number(file.id)], _status: 'published' },
  });
  const [page, year] = [`/singleevent?eventId=${id}`, new Date().getFullYear()];
  const places: [path: string, mark: string][] = [
    ...[
      '/events',
      '/as/events',
      ...feedsOf('/events'),
      '/events/calendar.ics',
      '/calendar.ics',
    ].map((path): [string, string] => [path, word]),
    [page, word],
    [`/search?q=${word}`, `eventId=${id}"`],
    [`/search?q=${word}&tab=document`, `/files/media/${file.address}`],
    [`/sitemap/notices.xml?year=${year}`, `${page}<`],
    ['/sitemap/texts.xml?page=1', `/text/${file.address}<`],
    [`/text/${file.address}`, `Petals of ${word}`],
    [`/files/media/${file.address}`, `Petals of ${word}`],
  ];
  const naming = async () => {
    const bodies = await Promise.all(places.map(([path]) => readPage(path)));
    return places.flatMap(([path, mark], at) => (bodies[at]?.includes(mark) ? [path] : []));
  };
  await expect.poll(naming).toEqual(places.map(([path]) => path));
  const [, picture = ''] = /og:image" content="([^"]+)"/.exec(await readPage(page)) ?? [];
  const shared = async () => {
    const { status, headers } = await fetch(college.site + new URL(picture).pathname);
    return [status, headers.get('content-type')];
  };
  // Repeated, because drawing takes time and a busy machine answers 503.
  await expect.poll(shared).toEqual([200, 'image/png']);
  await editor.changeNotice(id, { _status: 'draft' });
  await soon(async () => (await naming()).length === 0, LIVE);
  expect((await shared())[0]).toBe(404);
});

const answerAt = async (path: string) => {
  const { status, headers } = await fetch(college.site + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};
const becomes = (path: string, answer: unknown[]) =>
  soon(async () => String(await answerAt(path)) === String(answer));

test('a new page is live and in menus within 2 s, and a hidden one redirects', async () => {
  const editor = await logIn(college);
  const path = `/book-fair-${Date.now()}`;
  expect(await answerAt(path)).toEqual([404, null]);
  const page = { path, kind: 'notices', title: 'Book fair', menu: 'students' };
  const added = await editor.create('site-pages', page);
  await becomes(path, [200, null]);
  const notice = { title: 'Stalls are given by lot', type: 'OWN', own_page: Number(added) };
  const id = await editor.createNotice({ ...notice, _status: 'published' });
  await soon(async () => (await readPage(path)).includes(notice.title));
  await soon(async () => (await readPage('/as/privacy')).includes(`href="/as${path}"`));

  const hidden = await editor.create('site-pages', { path: '/nirf', hidden: true });
  await becomes('/nirf', [404, null]);
  expect(await readPage('/sitemap')).not.toContain('href="/nirf"');
  const redirect = await editor.create('redirects', { from: '/nirf', to: '/iqac/nirf' });
  await becomes('/nirf', [301, '/iqac/nirf']);

  await editor.remove('notices', id);
  for (const name of [hidden, added]) await editor.remove('site-pages', name);
  await editor.remove('redirects', redirect);
  await becomes('/nirf', [200, null]);
  await becomes(path, [404, null]);
});
