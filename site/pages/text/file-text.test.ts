import type { FileText } from '@college/contract/entities';
import { expect, test } from 'vitest';
import type { Markup } from '../../testing/markup.ts';
import { missingCall } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const upload = {
  url: '/files/media/fees.pdf',
  path: 'fees.pdf',
  fileType: 'PDF' as const,
  ext: 'pdf',
  size: 1_400_000,
  alt: 'Fees of 2026',
};
const page = (number: number, ...texts: string[]): FileText['pages'][number] => ({
  number,
  parts: texts.map((text) =>
    text.startsWith('# ') ? { type: 'heading', text: text.slice(2) } : { type: 'text', text },
  ),
});

const show = (answer: object | number | symbol, path = '/text/fees.pdf') =>
  visit(path, { getfiletext: answer });
const heads = (main: Markup) => main.all('h2').map(({ text }) => text);

const answerWith = (pages: FileText['pages'], fields: object = {}) => ({
  file: upload,
  read: 'text',
  page_count: 3,
  pages,
  ...fields,
});

test('shows the text of a file by page, with headings and a link to the file', async () => {
  const { main } = await show(
    answerWith([page(1, '# NOTICE', 'The fee is due <now>.'), page(3, 'মাচুল জমা দিয়ক।')]),
  );
  expect(main.one('h1').text).toBe('Fees of 2026');
  expect(heads(main)).toEqual(['Page 1 of 3', 'Page 3 of 3']);
  expect(main.one('#page-1 h3').text).toBe('NOTICE');
  expect(main.one('#page-1 p').text).toBe('The fee is due <now>.');
  expect(main.source).toContain('<p lang="as">মাচুল জমা দিয়ক।</p>');
  expect(main.one('a[href="/files/media/fees.pdf"]').words).toBe(
    'Open the file : Fees of 2026 PDF · 1.3 MB',
  );
});

test.each([
  ['text', 'This text was read from the file automatically. Lines'],
  ['ocr', 'This text was read automatically from pictures'],
  ['person', 'Typed by the college office'],
])('says how the text was read: %s', async (method, words) => {
  const { main } = await show(answerWith([page(1, 'Words')], { read: method }));
  expect(main.source).toContain(words);
});

test('splits a long file into parts, found by page number', async () => {
  const long = [1, 2, 3].map((number) => page(number, `Words of ${number} `.repeat(700)));
  const { main } = await show(answerWith(long), '/text/fees.pdf?page=2');
  expect(heads(main)).toEqual(['Page 2 of 3']);
  expect(main.all('nav[aria-label="Pages of the file"] a').map((link) => link.text)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect((await show(answerWith(long), '/text/fees.pdf?page=4')).status).toBe(404);
});

test('joins pages with few words, and each part names its pages', async () => {
  const pages = [page(2, 'Few'), page(3, 'Few'), page(7, 'Words '.repeat(3000)), page(9, 'Few')];
  const { main } = await show(answerWith(pages), '/text/fees.pdf?page=3');
  expect(heads(main)).toEqual(['Page 2 of 3', 'Page 3 of 3']);
  expect(
    main
      .all('nav[aria-label="Pages of the file"] a')
      .map(({ text, attributes }) => [text, attributes.href]),
  ).toEqual([
    ['2–3', '/text/fees.pdf?page=2'],
    ['7', '/text/fees.pdf?page=7'],
    ['7, part 2', '/text/fees.pdf?page=7&piece=2'],
  ]);
});

test('splits a long page, and each piece has an address', async () => {
  const quotes = [page(1, 'Few'), page(2, '"'.repeat(30_000)), page(3, 'Few')];
  const { main } = await show(answerWith(quotes), '/text/fees.pdf?page=2&piece=2');
  expect(heads(main)).toEqual(['Page 2 of 3']);
  expect(
    main
      .all('nav[aria-label="Pages of the file"] a')
      .map(({ text, attributes }) => [text, attributes.href]),
  ).toEqual([
    ['1', '/text/fees.pdf'],
    ['2', '/text/fees.pdf?page=2'],
    ['2, part 2', '/text/fees.pdf?page=2&piece=2'],
    ['2, part 3', '/text/fees.pdf?page=2&piece=3'],
  ]);
  expect((await show(answerWith(quotes), '/text/fees.pdf?page=2&piece=4')).status).toBe(404);
  expect((await show(answerWith(quotes), '/text/fees.pdf?page=2&piece=x')).status).toBe(404);
});

test('asks a backend that splits texts for one part', async () => {
  const ranges = [
    { first: 1, last: 4 },
    { first: 5, last: 5, piece: 1 },
    { first: 5, last: 6, piece: 2 },
  ];
  const getfiletext = ({ page: number, piece }: { page?: number; piece?: number }) =>
    answerWith([page(number ?? 0, `Piece ${piece}`)], { ranges });
  const { main } = await visit('/text/fees.pdf?page=5&piece=2', { getfiletext });
  expect(main.one('p[class]').text).toBeDefined();
  expect(main.source).toContain('Piece 2');
  expect(main.one('a[aria-current="page"]').text).toBe('5, part 2');
});

test('a file without text, and a backend without the call, are 404s', async () => {
  expect((await show(0)).status).toBe(404);
  expect((await show(missingCall)).status).toBe(404);
});
