/** A site with one language has no links to the other one, whose addresses redirect to the same page. */
import { expect, test } from 'vitest';
import { type Answers, openSite, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const inEnglish: Answers = {
  checkiftodayisholiday: { status: 0 },
  getcollege: { name: 'Demo College', name_as: '' },
  getsitemap: {
    languages: ['en'],
    pages: [{ path: '/sports-week', kind: 'notices', title: 'Sports week', section: 'students' }],
    redirects: [{ from: '/old-prospectus', to: '/privacy' }],
  },
};
const inAssamese: Answers = { ...inEnglish, getsitemap: { languages: ['as'] } };

const leads = async (path: string, answers: Answers, init?: RequestInit) => {
  const { status, headers } = await renderWith(answers)(path, init);
  return [status, headers.Location];
};

test('a page of an English college has no switch and no alternate in Assamese', async () => {
  for (const path of ['/', '/privacy', '/sports-week', '/no/such/page']) {
    const { page } = await visit(path, inEnglish);
    expect(page.one('html').attributes.lang).toBe('en');
    expect(page.all('[hreflang], a[href^="/as"], [lang="as"]'), path).toEqual([]);
    expect(page.one('html').source).not.toMatch(/[\u0980-\u09ff]/);
  }
});

test.each([
  ['/as', '/'],
  ['/as/events', '/events'],
  ['/as/notifications/academic?page=2&other=1', '/notifications/academic?page=2'],
  ['/as/singleevent?eventId=7', '/singleevent?eventId=7'],
  ['/as/sports-week', '/sports-week'],
  ['/as/notifications/academic/feed.atom', '/notifications/academic/feed.atom'],
  ['/as/old-prospectus', '/privacy'],
])('%s of an English college leads to %s for good', async (from, to) => {
  expect(await leads(from, inEnglish)).toEqual([301, to]);
});

test.each([
  ['/', '/as'],
  ['/events', '/as/events'],
  ['/department/PHY/events', '/as/department/PHY/events'],
])('%s of an Assamese college leads to %s, which is in Assamese', async (from, to) => {
  expect(await leads(from, inAssamese)).toEqual([301, to]);
  const answers = {
    ...inAssamese,
    getdeptdata: { dept_code: 'PHY', dept_name: 'পদাৰ্থ', stream: 'SCIENCE' },
  };
  const { status, page } = await visit(to, answers);
  expect([status, page.one('html').attributes.lang]).toEqual([200, 'as']);
  expect(page.all('[hreflang]')).toEqual([]);
});

test('the page of missing addresses is in the language of the college', async () => {
  const { open, siteMaps } = openSite(inEnglish);
  for (const path of ['/no/such/page', '/as/no/such/page'])
    expect((await open(path)).status).toBe(404);
  expect(siteMaps.languages).toEqual(['en']);
  expect([siteMaps.notFound('as').key, siteMaps.notFound('en', 410).key]).toEqual(['/404', '/410']);
  const refusals = ['/as/visitors-note', '/visitors-note'].map((path) =>
    siteMaps.refusalIn(path, 'captcha'),
  );
  expect(refusals[0]).toBe(refusals[1]);
  const assamese = openSite(inAssamese);
  for (const path of ['/', '/as']) await assamese.open(path);
  expect(assamese.siteMaps.languages).toEqual(['as']);
  expect(assamese.siteMaps.notFound('en').key).toBe('/as/404');
});

test('lists for search engines contain one language, at the root', async () => {
  for (const [answers, address, other] of [
    [inEnglish, 'https://c.test/privacy', 'https://c.test/as'],
    [inAssamese, 'https://c.test/as/privacy', 'https://c.test/privacy'],
  ] as const) {
    const { status, body } = await renderWith(answers)('/sitemap/pages.xml');
    expect(status).toBe(200);
    expect(String(body)).toContain(`<loc>${address}</loc>`);
    expect(String(body)).not.toContain(other);
    expect(String(body)).not.toContain('hreflang');
    const robots = await renderWith(answers)('/robots.txt');
    expect([robots.status, String(robots.body).match(/Disallow/g)]).toEqual([200, ['Disallow']]);
  }
});

test('a form that was open when the languages changed is not redirected', async () => {
  const [status] = await leads('/as/visitors-note', inEnglish, {
    method: 'POST',
    body: new FormData(),
    headers: { Origin: 'https://c.test' },
  });
  expect(status).not.toBe(301);
});

test('the site has every language if the backend names none or unknown ones', async () => {
  for (const languages of [undefined, [], ['xx']]) {
    const { page } = await visit('/privacy', { getsitemap: { languages } });
    expect(page.all('link[rel="alternate"][hreflang]')).toHaveLength(2);
  }
});
