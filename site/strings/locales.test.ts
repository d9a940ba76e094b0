import { type Locale, locales, localeTable } from '@college/contract/locales';
import type { PagePath } from '@college/contract/site-map/default';
import { expect, test } from 'vitest';
import type { Markup } from '../testing/markup.ts';
import { en, type Strings } from './en.ts';
import { siteLocales } from './locales.ts';

/** The same strings with each text in brackets. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `[${value}]`;
  if (typeof value === 'function') return (...args: unknown[]) => bracketed(value(...args));
  if (Array.isArray(value)) return value.map(bracketed);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, bracketed(part)]),
  );
}

/** Adds a third language to each table before anything reads the tables. */
const invented = 'xx' as Locale;
locales.push(invented);
Object.assign(localeTable, { [invented]: { label: 'Invented', prefix: '/xx' } });
const strings = bracketed(en) as Strings;
Object.assign(siteLocales, { [invented]: { strings, script: 'latin' } });

const { siteMap } = await import('../site-map.ts');
const { visit } = await import('../testing/visit.ts');
const { SPECULATION_RULES, serveSpeculation } = await import('../rendering/speculation.ts');

/** Links and form targets of a page, except other languages and websites. */
const ownLinks = (page: Markup) =>
  page
    .all('a[href^="/"]:not([hreflang]), form[action^="/"]')
    .map((element) => element.attributes.href ?? element.attributes.action ?? '');

const paths = (Object.keys(siteMap) as PagePath[]).filter((path) => path !== '/');

test.each(paths)('%s exists in an invented third language', async (path) => {
  const visited = await visit(`/xx${path}`);
  const { status } = visited;
  if (status === 302) return;
  const { page, title } = visited;
  expect(status).toBe(200);
  expect(page.one('html').attributes.lang).toBe('xx');
  expect(title).toMatch(/\[.+\]/);
  expect(page.all('a').map(({ words }) => words)).toContain(strings.pages['/privacy']);
  const links = ownLinks(page);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !/^\/xx(?:[/?#]|$)/.test(link))).toEqual([]);
});

test('each language links to the two others, for search engines too', async () => {
  const { page } = await visit('/xx/privacy');
  for (const [locale, address] of [
    ['en', '/privacy'],
    ['as', '/as/privacy'],
    ['xx', '/xx/privacy'],
  ] as const) {
    const links = page.all(`a[href="${address}"][lang="${locale}"][hreflang="${locale}"]`);
    expect(links.length > 0, locale).toBe(locale !== 'xx');
    const alternate = page.one(`link[rel="alternate"][hreflang="${locale}"]`);
    expect(alternate.attributes.href).toBe(`https://c.test${address}`);
  }
  const english = await visit('/privacy');
  expect(english.page.all('a').map(({ words }) => words)).toContain('Invented');
});

test.each(['/visitors-note', '/alumni-registration', '/alumni-message', '/student-message'])(
  'the form of %s is in this language, on the page and in its props',
  async (path) => {
    const { main, text } = await visit(`/xx${path}`);
    expect(text).toContain(strings.forms.captcha);
    expect(main.source).toContain(strings.forms.refusals.captcha);
    const labels = main.all('label, label *').map(({ words }) => words);
    expect(labels.filter((label) => /^(?:Name|Email|Message)$/.test(label))).toEqual([]);
  },
);

test('a 404 page is in this language', async () => {
  const { status, text } = await visit('/xx/no/such/page');
  expect(status).toBe(404);
  expect(text).toContain(strings.notFound.title);
});

test('its previews are not prerendered', async () => {
  const { default: Fastify } = await import('fastify');
  const app = Fastify();
  await app.register(serveSpeculation);
  expect((await app.inject(SPECULATION_RULES)).body).toContain('"/xx/preview*"');
});
