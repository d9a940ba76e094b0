import { expect, test } from 'vitest';
import { excerpt } from './clean.ts';
import { shorten, withoutControls } from './plain-text.ts';

test.each([
  ['Zzq fair\u000bday two', 'Zzq fair day two'],
  ['one\u000b two', 'one two'],
  ['NUL\0 and DEL\u007f', 'NUL and DEL'],
  ['C1\u0085new\u009f', 'C1 new'],
  ['tab\tand\r\nline', 'tab\tand\r\nline'],
  ['ৰাইজ\u0001মেল', 'ৰাইজমেল'],
])('%j becomes %j', (text, clean) => expect(withoutControls(text)).toBe(clean));

test.each([
  ['<p>ages &lt; 12 &amp; &gt; 60</p>', 'ages < 12 & > 60'],
  ['<p>write &amp;lt; for &lt;</p>', 'write &lt; for <'],
  ['<p>&quot;Yes&quot;, it&#39;s &nbsp; so</p>', '"Yes", it\'s so'],
])('the entities of %s are decoded once', (html, text) => expect(excerpt(html)).toBe(text));

test('a plain text is shortened at a word, whatever signs it has', () => {
  expect(shorten('ages < 12 & > 60', 100)).toBe('ages < 12 & > 60');
  expect(shorten('one two three', 9)).toBe('one two …');
  expect(shorten('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)} …`);
});
