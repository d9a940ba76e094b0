import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markupOf } from '../../testing/examples.tsx';
import { parse } from '../../testing/markup.ts';
import { cleanHtml, excerpt, hasText } from './clean-html.ts';
import { groupPictures } from './group-pictures.ts';
import { playerAddress, RichText, shiftHeadings, splitAtVideos, wrapTables } from './RichText.tsx';

/** HTML that an editor, or an attacker with an editor's session, could paste. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example.org">x</a>',
  '<iframe src="https://evil.example.org"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example.org"><input name="password"></form>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<base href="https://evil.example.org/"><meta http-equiv="refresh" content="0;url=//evil.example.org">',
  '<p onclick="alert(1)" id="content" class="x">x</p>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<template><script>alert(1)</script></template>',
  '<img src="https://evil.example.org/x.png" srcset="javascript:alert(1)">',
];

test.each(attacks)('runs nothing of %s', (html) => {
  const elements = parse(cleanHtml(html)).all('*');
  expect(elements.filter((element) => !['p', 'a', 'img', 'table'].includes(element.name))).toEqual(
    [],
  );
  for (const { attributes } of elements) {
    const { href, src, target, rel, alt, loading, ...others } = attributes;
    expect(others).toEqual({});
    for (const address of [href, src].filter((value) => value !== undefined)) {
      expect(address).not.toMatch(/^\s*\/\//);
      const { protocol } = new URL(address, 'https://c.test');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
    }
  }
});

test('keeps lists, tables and links', () => {
  const html =
    '<ul><li>one</li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><a href="/events">events</a>';
  expect(cleanHtml(html)).toBe(html);
});

test('opens external links in a new tab', () => {
  const { attributes } = parse(cleanHtml('<a href="https://example.org">x</a>')).one('a');
  expect(attributes).toEqual({ href: 'https://example.org', target: '_blank', rel: 'noopener' });
});

const otherSite = '(another website, opens in a new tab)';
test.each([
  ['<a href="https://example.org">A</a> b', [`A ${otherSite}`, '', '_blank']],
  ['<a href="https://a.test/?x&y">A</a>', [`A ${otherSite}`, '', '_blank']],
  ['<a href="HTTP://www.assam.gov.in/"><b>A</b></a>', [`A ${otherSite}`, 'gov', '_blank']],
  ['<a href="https://rti.nic.in">A</a>', [`A ${otherSite}`, 'gov', '_blank']],
  ['<a href="https://gov.in.example.org">A</a>', [`A ${otherSite}`, '', '_blank']],
  ['<a href="https://www.c.test/events">A</a>', ['A', undefined, undefined]],
  ['<a href="/events">A</a>', ['A', undefined, undefined]],
  ['<a href="/events" target="_blank">A</a>', ['A (opens in a new tab)', undefined, '_blank']],
  ['<a href="mailto:a@example.org">A</a>', ['A', undefined, undefined]],
])('marks the link of %s by where it leads', (html, expected) => {
  const { words, attributes } = parse(markupOf(createElement(RichText, { html }))).one('a');
  expect([words, attributes['data-other-site'], attributes.target]).toEqual(expected);
});

test.each([
  ['<strike>5 July</strike> <del>6</del> 10 July', '<s>5 July</s> <del>6</del> 10 July'],
  ['<span style="color:red; text-decoration: line-through">5 July</span>', '<s>5 July</s>'],
  ['<span style="font-weight:700">a</span><span style="color:red">b</span>', '<strong>a</strong>b'],
  [
    '<p>Pay at <font color=red>Counter 4</font> before <big>noon</big></p>',
    '<p>Pay at Counter 4 before noon</p>',
  ],
  [
    '<h1>A</h1><h5>Counter one</h5><h6>Counter two</h6>',
    '<h2>A</h2><h5>Counter one</h5><h6>Counter two</h6>',
  ],
  ['<p align="center">x</p>', '<p data-align="center">x</p>'],
  ['<div align=RIGHT>x</div>', '<div data-align="right">x</div>'],
  ['<p style="text-align: -webkit-center;">x</p>', '<p data-align="center">x</p>'],
  ['<p style="padding-inline-start: 80px;">x</p>', '<p data-indent="2">x</p>'],
  ['<p style="margin-left:400px">x</p>', '<p data-indent="3">x</p>'],
  [
    '<center>By order</center><section>Other</section>',
    '<div data-align="center">By order</div><div>Other</div>',
  ],
  ['<p class="lead text-center">x</p>', '<p data-align="center">x</p>'],
  ['<td align=right>1</td>', '<td data-align="right">1</td>'],
  [
    '<ol type="a" start="3"><li value="4">x</li></ol>',
    '<ol type="a" start="3"><li value="4">x</li></ol>',
  ],
  [
    '<li style="list-style-type: none;"><ol><li>x</li></ol></li>',
    '<li data-mark="none"><ol><li>x</li></ol></li>',
  ],
  [
    '<a href="/events" target="_blank">x</a>',
    '<a href="/events" target="_blank" rel="noopener">x</a>',
  ],
  ['<a name="top">x</a> <a href="">y</a> <a href="#z">z</a>', 'x y z'],
  ['<constructor>x</constructor> <tt>y</tt>', 'x <code>y</code>'],
])('keeps the meaning of %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

test('finds no text in markup without words', () => {
  expect(hasText('<p></p><p>&nbsp;</p>')).toBe(false);
  expect(hasText('<p>a</p>')).toBe(true);
});

test('ends an excerpt between words', () => {
  expect(excerpt('<p>one two three</p>', 13)).toBe('one two three');
  expect(excerpt('<p>one two three</p>', 9)).toBe('one two …');
  expect(excerpt('<p>onetwothree</p>', 9)).toBe('onetwothr …');
});

test('writes headings and lists as sentences in an excerpt', () => {
  const html =
    '<h3>What it does</h3><ul><li>Reports</li> <li>Asks.</li><li>Ends</li></ul><p>So.</p>';
  expect(excerpt(html)).toBe('What it does: Reports; Asks. Ends So.');
});

test.each([
  [2, '<h3>Steps</h3><p>x</p><h4>One</h4>', '<h2>Steps</h2><p>x</p><h3>One</h3>'],
  [3, '<h2>A</h2><h4>B</h4><h4>C</h4><h2>D</h2>', '<h3>A</h3><h4>B</h4><h4>C</h4><h3>D</h3>'],
  [2, '<h4>A</h4><h2>B</h2>', '<h2>A</h2><h2>B</h2>'],
  [3, '<p>No heading</p>', '<p>No heading</p>'],
  [3, '<h5>A</h5><h6 data-align="center">B</h6>', '<h3>A</h3><h4 data-align="center">B</h4>'],
])('starts headings one level below the one above: from h%i', (top, html, expected) => {
  expect(shiftHeadings(top, html)).toBe(expected);
});

test('wraps a table in a box that the keyboard can reach', () => {
  expect(
    wrapTables(cleanHtml('<p>x</p><table class="y"><tr><td>1</td></tr></table>'), 'Table'),
  ).toBe(
    '<p>x</p><div role="group" tabindex="0" aria-label="Table"><table><tr><td>1</td></tr></table></div>',
  );
});

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', player],
  ['https://youtu.be/dQw4w9WgXcQ', player],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', player],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', player],
  ['https://player.vimeo.com/video/123', 'https://vimeo.com/123'],
  ['/files/media/sports-day.mp4', '/files/media/sports-day.mp4'],
  ['https://www.youtube.com/@college', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['/files/media/form.pdf', undefined],
  ['javascript:alert(1)', undefined],
])('plays the video at %s from %s', (address, expected) => {
  expect(playerAddress(address)).toBe(expected);
});

test('plays a link that is alone in a paragraph, not one among words', () => {
  const alone = '<p><a href="https://youtu.be/dQw4w9WgXcQ" target="_blank">Sports day</a></p>';
  const among = '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">this</a></p>';
  expect(splitAtVideos(`<p>One</p>${alone}${among}`)).toEqual([
    '<p>One</p>',
    { address: player, title: 'Sports day' },
    among,
  ]);
  expect(splitAtVideos('')).toEqual(['']);
  expect(splitAtVideos(alone)).toEqual([{ address: player, title: 'Sports day' }]);
});

const picture = '<img src="/a.jpg" alt="">';
const captioned = `<figure>${picture}<figcaption>A</figcaption></figure>`;
test.each([
  [
    `<p>One</p>${picture}${picture}<p>Two</p>`,
    `<p>One</p><div class="g">${picture}${picture}</div><p>Two</p>`,
  ],
  [`${captioned}${picture}${captioned}`, `<div class="g">${captioned}${picture}${captioned}</div>`],
  [
    `${captioned.replace('>A', ' data-align="center">A <em>b</em>')}${picture}`,
    `<div class="g">${captioned.replace('>A', ' data-align="center">A <em>b</em>')}${picture}</div>`,
  ],
  [
    `${picture}${picture}${captioned}<p>One</p>`,
    `<div class="g">${picture}${picture}</div>${captioned}<p>One</p>`,
  ],
  [`${captioned}${picture}\n${picture}`, `${captioned}<div class="g">${picture}${picture}</div>`],
  [
    `${captioned}${picture}${picture}${captioned}`,
    `${captioned}<div class="g">${picture}${picture}</div>${captioned}`,
  ],
  [
    `${captioned}${captioned}${picture}${captioned}`,
    `<div class="g">${captioned}${captioned}${picture}${captioned}</div>`,
  ],
  [`<p>One</p>${picture}<p>Two</p>${picture}`, `<p>One</p>${picture}<p>Two</p>${picture}`],
  [`<p>Words ${picture}${picture}</p>`, `<p>Words ${picture}${picture}</p>`],
])('groups pictures in a row into a grid: %s', (html, expected) => {
  expect(groupPictures(html, 'g')).toBe(expected);
});
