import { expect, test } from 'vitest';
import { parse } from '../../testing/markup.ts';
import { renderWith } from '../../testing/render-with.ts';
import { clean } from './clean.ts';
import { directionOf, withDirections } from './direction.ts';

const title = 'جلسہ 7 مئی 2026 (Hall 2).';
const paragraph = 'سب طلبہ 7 مئی کو آئیں (Hall 2).';

test.each([title, paragraph, 'שלום', 'Hall 2: جلسہ'])('%s gets a direction', (text) => {
  expect(directionOf(text)).toBe('auto');
});
test.each(['Meeting, 7 May (Hall 2) – ₹ 5', 'সভা', 'बैठक', '会議', ''])('%s gets none', (text) => {
  expect(directionOf(text)).toBeUndefined();
});

test('blocks of a text with such letters get a direction, and the others stay as they were', () => {
  const html = clean(
    `<h2>${title}</h2><p>Plain</p><p style="text-align:center"><strong>${paragraph}</strong></p>` +
      `<ul><li>One</li><li>${title}<ul><li>Two</li></ul></li></ul>` +
      `<table><tr><td>3</td><td>${title}</td></tr></table><blockquote><p>${title}</p></blockquote>`,
  );
  const directed = parse(withDirections(html)).all('[dir=auto]');
  expect(directed.map(({ name }) => name)).toEqual(['h2', 'p', 'li', 'td', 'p']);
  expect(withDirections(html).replaceAll(' dir="auto"', '')).toBe(html);
});

test('a text without them keeps every byte', () => {
  const html = clean('<p>Meeting</p><p>সভা</p>');
  expect(withDirections(html)).toBe(html);
});

test('a long text takes no time that grows with its square', () => {
  const html = `<p>${'<em>ج</em> '.repeat(100_000)}</p>`;
  const before = process.cpuUsage().user;
  expect(withDirections(html)).toContain('<p dir="auto">');
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});

test('the page of a notice gives its title and its text a direction', async () => {
  const notice = { id: '7', type: 'COLLEGE_EVENT', date: '07-05-2026', title };
  const getsingleeventbyid = { ...notice, description: `<p>${paragraph}</p>` };
  const { body } = await renderWith({ getsingleeventbyid })('/singleevent?eventId=7');
  const directed = parse(String(body)).all('main [dir=auto]');
  expect(directed.map(({ name, words }) => [name, words])).toEqual(
    expect.arrayContaining([
      ['h1', title],
      ['p', paragraph],
    ]),
  );
});
