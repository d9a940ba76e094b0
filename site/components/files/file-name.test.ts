import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { cutName, fileName } from './file-name.ts';

test('names are cut after 30 letters and say so with two dots', () => {
  expect(cutName('a'.repeat(30), 30)).toBe('a'.repeat(30));
  expect(cutName('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}..`);
});

test('an Assamese letter with its signs stays whole', () => {
  const name = 'কি'.repeat(31);
  expect(name).toHaveLength(62);
  expect(cutName(name, 30)).toBe(`${'কি'.repeat(30)}..`);
  expect(cutName('কি'.repeat(30), 30)).toBe('কি'.repeat(30));
});

test('a file is called by the last part of its path, a link by that of its address', () => {
  expect(fileName(Upload.parse({ path: 'a/b%20c.pdf' }))).toBe('b c.pdf');
  expect(fileName(Upload.parse({ path: '50%.pdf' }))).toBe('50%.pdf');
  expect(fileName(Upload.parse({ fileType: 'link', path: 'https://c.test/x/' }))).toBe('x');
});
