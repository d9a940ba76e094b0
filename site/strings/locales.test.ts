import { type Locale, locales, localeTable } from '@college/contract/locales';
import { expect, test } from 'vitest';
import type { PagePath } from '../menu.ts';
import { en, type Strings } from './en.ts';
import { siteLocales } from './locales.ts';

/** Every word in brackets. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `[${value}]`;
  if (typeof value === 'function') return (...args: unknown[]) => bracketed(value(...args));
  if (Array.isArray(value)) return value.map(bracketed);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, bracketed(one)]),
  );
}

/** A third language: a row of each table, before anything reads them. */
const invented = 'xx' as Locale;
locales.push(invented);
Object.assign(localeTable, { [invented]: { label: 'Invented', prefix: '/xx' } });
const strings = bracketed(en) as Strings;
Object.assign(siteLocales, { [invented]: { strings, script: 'latin' } });

const { siteMap } = await import('../site-map.ts');
const { visit } = await import('../testing/visit.ts');
const { SPECULATION_RULES, serveSpeculation } = await import('../rendering/speculation.ts');

/** Where a page leads and what it sends forms to, other languages and other sites aside. */
const ownLinks = (html: string) =>
  [...html.matchAll(/<(?:a|form) [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('hrefLang'))
    .flatMap((tag) => /(?:href|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);

const paths = (Object.keys(siteMap) as PagePath[]).filter((path) => path !== '/');

test.each(paths)('%s is there in an invented third language', async (path) => {
  const { status, html, title } = await visit(`/xx${path}`);
  if (status === 302) return;
  expect(status).toBe(200);
  expect(html).toContain('<html lang="xx">');
  expect(title).toMatch(/\[.+\]/);
  expect(html).toContain(`>${strings.pages['/privacy']}</a>`);
  const links = ownLinks(html);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !/^\/xx(?:[/?#]|$)/.test(link))).toEqual([]);
});

test('each language leads to the two others, and search engines are told of all three', async () => {
  const { html } = await visit('/xx/privacy');
  for (const [locale, address] of [
    ['en', '/privacy'],
    ['as', '/as/privacy'],
    ['xx', '/xx/privacy'],
  ] as const) {
    const link = `<a href="${address}" lang="${locale}" hrefLang="${locale}">`;
    expect(html.includes(link), link).toBe(locale !== 'xx');
    expect(html).toContain(
      `<link rel="alternate" hrefLang="${locale}" href="https://c.test${address}"/>`,
    );
  }
  expect((await visit('/privacy')).html).toContain('>Invented</a>');
});

test.each(['/visitors-note', '/alumni-registration', '/alumni-message', '/student-message'])(
  'the form of %s speaks it, in the page and in what travels to the browser',
  async (path) => {
    const { main } = await visit(`/xx${path}`);
    expect(main).toContain(strings.forms.consent);
    expect(main).toContain(strings.forms.refusals.captcha);
    expect(main).not.toMatch(/>(?:Name|Email|Message)</);
  },
);

test('a lost address is lost in it', async () => {
  const { status, main } = await visit('/xx/no/such/page');
  expect(status).toBe(404);
  expect(main).toContain(strings.notFound.title);
});

test('its previews are not rendered ahead', async () => {
  const { default: Fastify } = await import('fastify');
  const app = Fastify();
  await app.register(serveSpeculation);
  expect((await app.inject(SPECULATION_RULES)).body).toContain('"/xx/preview*"');
});
