import { describe, expect, test } from 'vitest';
import { markHtml } from './mark-html.ts';

describe('on a page in Assamese', () => {
  test.each([
    ['<h2>Annual report</h2>', '<h2 lang="en">Annual report</h2>'],
    ['<a href="/x">Report 2025</a>', '<a href="/x" lang="en">Report 2025</a>'],
    ['<p>প্ৰতিবেদন (IQAC)</p>', '<p>প্ৰতিবেদন (IQAC)</p>'],
    ['<p>NAAC <b>গ্ৰেড</b></p>', '<p><span lang="en">NAAC </span><b>গ্ৰেড</b></p>'],
    ['<a lang="en" href="/">English</a>', '<a lang="en" href="/">English</a>'],
    ['<p lang="en">An <b>old</b> text</p>', '<p lang="en">An <b>old</b> text</p>'],
    ['<p>1954</p>', '<p>1954</p>'],
    ['<p>5 &amp; 6 &nbsp;</p>', '<p>5 &amp; 6 &nbsp;</p>'],
    ['<i><i>ক</i>Annual report</i>', '<i><i>ক</i><span lang="en">Annual report</span></i>'],
    ['Annual report', '<span lang="en">Annual report</span>'],
    ['<img lang="en" alt="The gate"/>', '<img lang="en" alt="The gate"/>'],
    // Texts beside other elements.
    [
      '<a href="/x">Annual report<small>৪ মাৰ্চ</small> PDF</a>',
      '<a href="/x"><span lang="en">Annual report</span><small>4 মাৰ্চ</small><span lang="en"> PDF</span></a>',
    ],
    // Several words within one text are marked, but not a single name, and `&amp;` stays whole.
    [
      '<p>Das &amp; Bora Trust-ৰ বঁটা, Best paper (2025) আৰু IQAC</p>',
      '<p><span lang="en">Das &amp; Bora Trust</span>-ৰ বঁটা, <span lang="en">Best paper (2025)</span> আৰু IQAC</p>',
    ],
    ['<p>খ &amp; গ &amp; Das</p>', '<p>খ &amp; গ &amp; Das</p>'],
    ['<img src="/a.jpg" alt="The gate"/>', '<img lang="en" src="/a.jpg" alt="The gate"/>'],
    // Other texts before, between and after such texts.
    [
      '<img alt="The gate"/><b>One</b><img alt="The hall"/><hr title="২"/><b>Two</b><img alt="The yard"/>',
      '<img lang="en" alt="The gate"/><b lang="en">One</b><img lang="en" alt="The hall"/><hr title="2"/><b lang="en">Two</b><img lang="en" alt="The yard"/>',
    ],
    ['<img alt="তোৰণ" src="/The.jpg"/>', '<img alt="তোৰণ" src="/The.jpg"/>'],
    [
      '<a href="/files/১.pdf" title="জাননী ২">১৯৫৪ চন <b>৩</b></a>',
      '<a href="/files/১.pdf" title="জাননী 2">1954 চন <b>3</b></a>',
    ],
  ])('marks %s', (html, expected) => {
    expect(markHtml(html, 'as')).toBe(expected);
    // The second result comes from the cache.
    expect(markHtml(html, 'as')).toBe(expected);
  });
});

test('an English page marks Assamese texts, also within a text, and has Latin digits', () => {
  expect(markHtml('<p>চাকিৰ গীত ১</p><p>Husori (হুঁচৰি গীত) and বিহু</p>', 'en')).toBe(
    '<p lang="as">চাকিৰ গীত 1</p><p>Husori (<span lang="as">হুঁচৰি গীত</span>) and <span lang="as">বিহু</span></p>',
  );
});
