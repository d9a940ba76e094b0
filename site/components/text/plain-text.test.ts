import { expect, test } from 'vitest';
import { markHtml } from '../../language/mark-html.ts';
import { cleanHtml, excerpt, hasText } from './clean-html.ts';
import { shorten, withoutControls } from './plain-text.ts';

test.each([
  ['Zzq fair\u000bday two', 'Zzq fair day two'],
  ['one\u000b two', 'one two'],
  ['NUL\0 and DEL\u007f', 'NUL and DEL'],
  ['C1\u0085new\u009f', 'C1 new'],
  ['tab\tand\r\nline', 'tab\tand\r\nline'],
  ['ৰাইজ\u0001মেল', 'ৰাইজমেল'],
])('turns %j into %j', (text, clean) => expect(withoutControls(text)).toBe(clean));

test.each([
  ['<p>ages &lt; 12 &amp; &gt; 60</p>', 'ages < 12 & > 60'],
  ['<p>write &amp;lt; for &lt;</p>', 'write &lt; for <'],
  ['<p>&quot;Yes&quot;, it&#39;s &nbsp; so</p>', '"Yes", it\'s so'],
])('decodes the entities of %s once', (html, text) => expect(excerpt(html)).toBe(text));

test('shortens a plain text at a word', () => {
  expect(shorten('ages < 12 & > 60', 100)).toBe('ages < 12 & > 60');
  expect(shorten('one two three', 9)).toBe('one two …');
  expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)} …`);
});

test.each([
  ['quotation marks', '"'],
  ['less-than signs', '<'],
  ['ampersands', '&'],
  ['open elements', '<b>'],
  ['open quotations', '<blockquote>'],
  ['halves of tags', '<p '],
  ['comments', '<!--'],
  ['attributes', '<a b=c '],
  ['items', '<li>a</li>  '],
  ['mixed letters', 'ক a '],
  ['single letters', 'ab c d '],
  ['pictures', '<img alt="ক" src="https://c.test/b">'],
])('handles a million letters of %s in linear time', (_name, unit) => {
  const began = process.cpuUsage();
  const html = `<p>${unit.repeat(1_000_000 / unit.length)}</p>`;
  hasText(html);
  excerpt(html);
  const safe = cleanHtml(html);
  expect(markHtml(safe, 'en').length).toBeLessThan(20_000_000);
  expect(markHtml(safe, 'as').length).toBeLessThan(20_000_000);
  expect(process.cpuUsage(began).user).toBeLessThan(10_000_000);
});

test('handles one tag of a million letters in linear time', () => {
  const began = process.cpuUsage();
  expect(hasText(`<p><a href="/${'a'.repeat(1_000_000)}"></a></p>`)).toBe(false);
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
