import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { fileAddress, readableSize } from './FileLink.tsx';

test('sizes are said in the largest unit that is not below one', () => {
  expect([0, 1023, 1024, 84_000, 1_258_291].map(readableSize)).toEqual([
    '0 B',
    '1023 B',
    '1 KB',
    '82 KB',
    '1.2 MB',
  ]);
});

test('a file opens its url, a link the path it names', () => {
  const file = { url: '/files/media/a.pdf', path: 'a.pdf' };
  expect(fileAddress(Upload.parse({ ...file, fileType: 'PDF' }))).toBe('/files/media/a.pdf');
  const link = { fileType: 'link', path: 'https://example.org/a' };
  expect(fileAddress(Upload.parse(link))).toBe('https://example.org/a');
});
