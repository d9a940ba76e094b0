import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markupOf } from '../../testing/examples.tsx';
import { parse } from '../../testing/markup.ts';
import { LongText } from './LongText.tsx';

const renderText = (html: string, top = 2) =>
  parse(markupOf(createElement(LongText, { html, top, title: 'Hostel', name: '7' })));

test('lists three headings with their ids', () => {
  const parts = ['Fees &amp; dates', '<strong>Rooms</strong>', 'Rules'];
  const page = renderText(
    parts.map((part) => `<h3>${part}</h3><p>Words.</p><h4>More</h4>`).join(''),
  );
  const links = page.all('nav a').map(({ text, attributes }) => [text, attributes.href]);
  expect(links).toEqual([
    ['Fees & dates', '#part-7-1'],
    ['Rooms', '#part-7-2'],
    ['Rules', '#part-7-3'],
  ]);
  expect(page.all('h2').map(({ attributes }) => attributes.id)).toEqual([
    'part-7-1',
    'part-7-2',
    'part-7-3',
  ]);
});

test('lists headings with alignment or indent too', () => {
  const html =
    '<h2 style="text-align:center">Fees</h2><p>Words.</p><h2 align="right">Rooms</h2><p>Words.</p>' +
    '<h2 style="padding-left: 40px">Rules</h2><p>Words.</p>';
  const page = renderText(html);
  expect(page.all('nav a').map(({ text }) => text)).toEqual(['Fees', 'Rooms', 'Rules']);
  expect(page.all('h2').map(({ attributes }) => attributes)).toEqual([
    { 'data-align': 'center', id: 'part-7-1' },
    { 'data-align': 'right', id: 'part-7-2' },
    { 'data-indent': '1', id: 'part-7-3' },
  ]);
});

test.each(['<p>Words.</p>', '<h2>One</h2><p>A</p>'])(
  'lists no headings of a short text: %s',
  (html) => {
    expect(renderText(html).all('nav, [id]')).toEqual([]);
  },
);
