import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { isTooLarge, partOf, sliceHtml } from './parts.ts';

const everyPart = <Given extends Record<string, unknown>>(data: Given): Given[] => {
  const parts = partOf(data, 1)?.parts ?? 0;
  return Array.from({ length: parts }, (_, index) => partOf(data, index + 1)?.data ?? data);
};
const size = (data: unknown) => JSON.stringify(data).length;

test('an ordinary page has one part, and is passed on as it is', () => {
  const data = { page: { items: [{ title: 'A', html: '<p>Words</p>' }] } };
  const part = partOf(data, 1);
  expect(part).toEqual({ data, part: 1, parts: 1 });
  expect(part?.data).toBe(data);
  expect(partOf(data, 2)).toBeUndefined();
});

test('a long list comes in parts, each item once', () => {
  const items = Array.from({ length: 20_000 }, (_, id) => ({ id: `row-${id}`, words: 'some' }));
  const parts = everyPart({ page: { title: 'Rows', items } });
  expect(parts.length).toBeGreaterThan(3);
  const ids = parts.flatMap(({ page }) => page.items.map(({ id }) => id));
  expect(ids).toEqual(items.map(({ id }) => id));
  for (const { page } of parts)
    expect([page.title, size(page) < 1_000_000]).toEqual(['Rows', true]);
});

test('lists within lists come in parts as well, and no list looks empty', () => {
  const people = Array.from({ length: 40 }, (_, person) => ({
    name: `Person ${person}`,
    papers: Array.from({ length: 1000 }, (_, paper) => `${person}-${paper}`),
  }));
  const parts = everyPart({ first: ['a', 'b'], people, notes: ['c'.repeat(30_000), 'd'] });
  const papers = new Set(parts.flatMap((part) => part.people.flatMap(({ papers }) => papers)));
  expect(papers.size).toBe(40_000);
  for (const part of parts) {
    expect(part.first).toEqual(['a', 'b']);
    expect(part.people.length).toBeGreaterThan(0);
    expect(isTooLarge(part)).toBe(false);
  }
});

test('a long text is cut between its words, and every part is valid HTML', () => {
  const paragraphs = Array.from(
    { length: 30_000 },
    (_, n) => `<p>Paragraph <b>${n}</b> &amp; words</p>`,
  );
  const text = `<ul><li>Open</li></ul><blockquote>${paragraphs.join('')}</blockquote>`;
  const parts = everyPart({ text });
  expect(parts.length).toBeGreaterThan(1);
  const words = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
  expect(parts.flatMap(({ text }) => words(text))).toEqual(words(text));
  for (const { text } of parts) {
    expect(text.split('<blockquote>').length).toBe(2);
    expect(text.split('</blockquote>').length).toBe(2);
    expect(text.split('<p>').length).toBe(text.split('</p>').length);
  }
});

test.each([
  ['<p>one two</p>', 0, 5, '<p>one</p>'],
  ['<p>one two</p>', 5, 99, '<p> two</p>'],
  ['<p>a<br />b c</p>', 6, 99, '<p>b c</p>'],
  ['plain < text', 0, 4, 'plain'],
])('%s from %i to %i is %s', (html, from, to, slice) =>
  expect(sliceHtml(html, from, to)).toBe(slice),
);

test('the parts of a page have addresses, a title and links to each other', async () => {
  const title = 'Rules';
  const description = '<p>Words of the rules.</p>'.repeat(60_000);
  const answers = { getimportantfiles: [{ id: '1', title, date: '', description }] };
  const first = await visit('/importantfile', answers);
  expect(first.status).toBe(200);
  const links = first.main.all('nav[aria-label="Parts of this page"] a');
  expect(links.map(({ attributes }) => attributes.href).slice(0, 2)).toEqual([
    '/importantfile',
    '/importantfile?part=2',
  ]);
  const second = await visit('/importantfile?part=2', answers);
  expect(second.page.one('title').text).toContain(`Part 2 of ${links.length}`);
  expect(second.main.source).toContain('Words of the rules.');
  expect(second.main.source.length).toBeLessThan(1_500_000);
});
