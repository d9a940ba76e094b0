import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { attachmentName, fileName, shortenName } from './FileName.tsx';

test('shortens names after 30 letters with two dots', () => {
  expect(shortenName('a'.repeat(30), 30)).toBe('a'.repeat(30));
  expect(shortenName('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}..`);
});

test('an Assamese letter keeps its signs', () => {
  const name = 'কি'.repeat(31);
  expect(name).toHaveLength(62);
  expect(shortenName(name, 30)).toBe(`${'কি'.repeat(30)}..`);
  expect(shortenName('কি'.repeat(30), 30)).toBe('কি'.repeat(30));
});

test('a file is named after the last part of its path, a link after its address', () => {
  expect(fileName(Upload.parse({ path: 'a/b%20c.pdf' }))).toBe('b c.pdf');
  expect(fileName(Upload.parse({ path: '50%.pdf' }))).toBe('50%.pdf');
  expect(fileName(Upload.parse({ fileType: 'link', path: 'https://c.test/x/' }))).toBe('x');
});

const nameOf = (fields: object) => attachmentName(Upload.parse(fields));

test('an attachment has the name that its editor wrote', () => {
  expect(nameOf({ path: 'r3.pdf', alt: ' Routine, 3rd semester ' })).toBe('Routine, 3rd semester');
});

test.each([
  ['routine-3rd-semester.pdf', 'Routine 3rd semester'],
  ['Fee_structure_2026.xlsx', 'Fee structure 2026'],
  ['শ্ৰেণীৰ-সময়সূচী.pdf', 'শ্ৰেণীৰ সময়সূচী'],
])('an attachment without such a name has the words of its file name: %s', (path, name) => {
  expect(nameOf({ path })).toBe(name);
});

test.each([
  'scan0012.pdf',
  'IMG_20260101_101010.jpg',
  'WhatsApp Image 2026-01-01.jpeg',
  '20260101.pdf',
  'js.pdf',
  '9f86d081884c7d65.pdf',
  'new-doc-final.pdf',
  '',
])('“%s” is no useful name', (path) => {
  expect(nameOf({ path })).toBeUndefined();
});

test('a link has its own name', () => {
  const path = 'https://example.org/class-routine.pdf';
  expect(nameOf({ fileType: 'link', path })).toBeUndefined();
});

test('shows names with type and size, and numbers for attachments without a name', async () => {
  const notice = { id: '1', title: 'Classes begin', date: '01-08-2026', type: 'CLASS_ROUTINES' };
  const upload_info = [
    { path: 'r3.pdf', url: '/files/media/r3.pdf', ext: 'pdf', size: 86016, alt: 'Routine' },
    { path: 'x.pdf', url: '/files/media/x.pdf', ext: 'pdf', size: 2048 },
  ];
  const { text } = await visit('/students/notification', {
    getnoticesbytype: [{ ...notice, upload_info }],
  });
  expect(text).toContain('Routine – Classes begin PDF · 84 KB');
  expect(text).toContain('Attachment 2 – Classes begin PDF · 2 KB');
});
