import { describe, expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { inOneLanguage } from './in-one-language.ts';

describe('a page in Assamese', () => {
  test.each([
    ['<h2>Annual report</h2>', '<h2 lang="en">Annual report</h2>'],
    ['<a href="/x" class="y">Report 2025</a>', '<a href="/x" class="y" lang="en">Report 2025</a>'],
    ['<p>প্ৰতিবেদন (IQAC)</p>', '<p>প্ৰতিবেদন (IQAC)</p>'],
    ['<p>NAAC <b>গ্ৰেড</b></p>', '<p><span lang="en">NAAC </span><b>গ্ৰেড</b></p>'],
    ['<a lang="en" href="/">English</a>', '<a lang="en" href="/">English</a>'],
    ['<p>1954</p>', '<p>1954</p>'],
    ['<style>a{color:red}</style>', '<style>a{color:red}</style>'],
    ['<i><i>ক</i>Annual report</i>', '<i><i>ক</i><span lang="en">Annual report</span></i>'],
    ['<title>Annual report<i>ক</i></title>', '<title>Annual report<i>ক</i></title>'],
    ['<meta content="২০২৬ চন"/>', '<meta content="2026 চন"/>'],
    ['<img lang="en" alt="The gate"/>', '<img lang="en" alt="The gate"/>'],
    // Beside other elements, and beside what React sets apart.
    [
      '<a href="/x">Annual report<small>৪ মাৰ্চ</small> PDF</a>',
      '<a href="/x"><span lang="en">Annual report</span><small>4 মাৰ্চ</small><span lang="en"> PDF</span></a>',
    ],
    [
      '<p>Fees of 2026<!-- --> · <!-- -->৪ মাৰ্চ</p>',
      '<p><span lang="en">Fees of 2026</span><!-- --> · <!-- -->4 মাৰ্চ</p>',
    ],
    // Within one text: words, not a single name; and nothing is cut within `&amp;`.
    [
      '<p>Das &amp; Bora Trust-ৰ বঁটা, Best paper (2025) আৰু IQAC</p>',
      '<p><span lang="en">Das &amp; Bora Trust</span>-ৰ বঁটা, <span lang="en">Best paper (2025)</span> আৰু IQAC</p>',
    ],
    ['<p>খ &amp; গ &amp; Das</p>', '<p>খ &amp; গ &amp; Das</p>'],
    ['<option>Botany বিভাগ BOT one</option>', '<option>Botany বিভাগ BOT one</option>'],
    ['<img src="/a.jpg" alt="The gate"/>', '<img lang="en" src="/a.jpg" alt="The gate"/>'],
    // Before, between and behind such texts.
    [
      '<img alt="The gate"/><b>One</b><img alt="The hall"/><hr title="২"/><b>Two</b><img alt="The yard"/>',
      '<img lang="en" alt="The gate"/><b lang="en">One</b><img lang="en" alt="The hall"/><hr title="2"/><b lang="en">Two</b><img lang="en" alt="The yard"/>',
    ],
    ['<img alt="তোৰণ" src="/The.jpg"/>', '<img alt="তোৰণ" src="/The.jpg"/>'],
  ])('%s', (html, expected) => {
    expect(inOneLanguage(html, 'as')).toBe(expected);
  });

  test('has Latin digits in texts and read-aloud attributes, but not in addresses and fields', () => {
    const html = '<a href="/files/১.pdf" title="জাননী ২">১৯৫৪ চন <b>৩</b></a><input value="৪"/>';
    expect(inOneLanguage(html, 'as')).toBe(
      '<a href="/files/১.pdf" title="জাননী 2">1954 চন <b>3</b></a><input value="৪"/>',
    );
  });
});

test('islands keep their elements', () => {
  const island = (inner: string) =>
    `<main><div data-island="Form"><p>${inner}<b>ক</b></p></div></main>`;
  expect(inOneLanguage(`${island('One word')}<p>One word<b>ক</b></p>`, 'as')).toBe(
    `${island('One word')}<p><span lang="en">One word</span><b>ক</b></p>`,
  );
});

test('an English page marks Assamese texts, also within a text, and has Latin digits', () => {
  expect(inOneLanguage('<p>চাকিৰ গীত ১</p><p>Husori (হুঁচৰি গীত) and বিহু</p>', 'en')).toBe(
    '<p lang="as">চাকিৰ গীত 1</p><p>Husori (<span lang="as">হুঁচৰি গীত</span>) and <span lang="as">বিহু</span></p>',
  );
});

test('a title without a translation is marked as English on an Assamese page', async () => {
  const notice = {
    id: '1',
    title: 'Fees of 2026',
    type: 'COLLEGE_ADMIN_NOTICE',
    date: '01-09-2026',
  };
  const answers = { getnoticesbytypedeptv1: [notice], getnoticesbytype: [notice] };
  const { main } = await visit('/as/notifications/administrative', answers);
  expect(main.one('h2[lang="en"]').words).toBe('Fees of 2026');
});
