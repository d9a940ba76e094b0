import { describe, expect, test } from 'vitest';
import { inOneLanguage } from './language.ts';
import { visit } from './testing/visit.ts';

describe('a page in Assamese', () => {
  test.each([
    ['<h2>Annual report</h2>', '<h2 lang="en">Annual report</h2>'],
    ['<a href="/x" class="y">Report 2025</a>', '<a href="/x" class="y" lang="en">Report 2025</a>'],
    ['<p>প্ৰতিবেদন (IQAC)</p>', '<p>প্ৰতিবেদন (IQAC)</p>'],
    ['<p>NAAC <b>গ্ৰেড</b></p>', '<p>NAAC <b>গ্ৰেড</b></p>'],
    ['<a lang="en" href="/">English</a>', '<a lang="en" href="/">English</a>'],
    ['<p>1954</p>', '<p>1954</p>'],
    ['<style>a{color:red}</style>', '<style>a{color:red}</style>'],
  ])('%s', (html, expected) => {
    expect(inOneLanguage(html, 'as')).toBe(expected);
  });

  test('has Latin digits in text and in what is read aloud, and leaves addresses and fields alone', () => {
    const html = '<a href="/files/১.pdf" title="জাননী ২">১৯৫৪ চন <b>৩</b></a><input value="৪"/>';
    expect(inOneLanguage(html, 'as')).toBe(
      '<a href="/files/১.pdf" title="জাননী 2">1954 চন <b>3</b></a><input value="৪"/>',
    );
  });
});

test('a page in English marks what is written in Assamese, and leaves its digits', () => {
  expect(inOneLanguage('<p>চাকিৰ গীত ১</p><p>Husori (হুঁচৰি)</p>', 'en')).toBe(
    '<p lang="as">চাকিৰ গীত ১</p><p>Husori (হুঁচৰি)</p>',
  );
});

test('a title that nobody has translated is English on the Assamese page', async () => {
  const notice = {
    id: '1',
    title: 'Fees of 2026',
    type: 'COLLEGE_ADMIN_NOTICE',
    date: '01-09-2026',
  };
  const answers = { getnoticesbytypedeptv1: [notice], getnoticesbytype: [notice] };
  const { main } = await visit('/as/notifications/administrative', answers);
  expect(main).toMatch(/<h2[^>]* lang="en">Fees of 2026<\/h2>/);
});
