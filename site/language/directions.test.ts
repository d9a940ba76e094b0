import { expect, test } from 'vitest';
import { parse } from '../testing/markup.ts';
import { visit } from '../testing/visit.ts';
import { markHtml } from './mark-html.ts';
import { paragraph, title } from './right-to-left.json';

/** Names of the elements that get a direction. */
const directed = (html: string) =>
  parse(markHtml(html, 'en'))
    .all('[dir=auto]')
    .map(({ name }) => name);

test.each([title, paragraph, 'שלום', 'Hall 2: جلسہ', '𞤀𞤣𞤤𞤢𞤥'])('%s gets a direction', (text) => {
  for (const locale of ['en', 'as'] as const)
    expect(markHtml(`<p>${text}</p>`, locale)).toContain('<p dir="auto"');
});
test.each(['Meeting, 7 May (Hall 2) – ₹ 5 😀', 'সভা', 'बैठक', '会議', ''])('%s gets none', (text) => {
  for (const locale of ['en', 'as'] as const)
    expect(markHtml(`<p>${text}</p>`, locale)).not.toContain('dir=');
});

test('blocks with such letters get a direction, and the others stay as they were', () => {
  const html =
    `<h2>${title}</h2><p>Plain</p><p data-align="center"><strong>${paragraph}</strong></p>` +
    `<ul><li>One</li><li>${title}<ul><li>Two</li></ul></li></ul>` +
    `<table><tr><td>3</td><td>${title}</td></tr></table><blockquote><p>${title}</p></blockquote>`;
  expect(directed(html)).toEqual(['h2', 'p', 'li', 'td', 'p']);
  expect(markHtml(html, 'en').replaceAll(' dir="auto"', '')).toBe(html);
});

test.each([
  ['a link', `<li><a href="/x?a=1&amp;b=2">${title}</a> <span>PDF</span></li>`, ['li']],
  ['a block that has a direction', `<p dir="rtl">${title}</p>`, []],
  ['a text in an element that has a direction', `<div dir="rtl"><p>${title}</p></div>`, ['p']],
  ['words on both sides of a comment and a picture', `<p>a<!-- --><img/>${title}</p>`, ['p']],
  ['words after another block', `<div><p>a</p>${title}</div>`, ['div']],
  ['one word on each line', `<p>${title}<br/>${title}</p>`, ['p']],
  ['an attribute', `<p title="${title}">a</p>`, []],
])('gives directions for %s', (_, html, names) => {
  expect(directed(html)).toEqual(names);
});

test('marks a long text in linear time', () => {
  const html = `<p>${'<em>ج</em> '.repeat(100_000)}</p>`;
  const before = process.cpuUsage().user;
  expect(markHtml(html, 'en')).toContain('<p dir="auto">');
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});

test('the page of a notice gives its title and its text a direction', async () => {
  const notice = { id: '7', type: 'COLLEGE_EVENT', date: '07-05-2026', title };
  const getsingleeventbyid = { ...notice, description: `<p>${paragraph}</p>` };
  const { main } = await visit('/singleevent?eventId=7', { getsingleeventbyid });
  expect(main.all('[dir=auto]').map(({ name, words }) => [name, words])).toEqual(
    expect.arrayContaining([
      ['h1', title],
      ['p', paragraph],
    ]),
  );
});
