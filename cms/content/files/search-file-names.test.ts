import { expect, it } from 'vitest';
import { documentName, pictureName } from '../../platform/files/file-names.ts';
import { wordsOfFileName } from './search-file-names.ts';

const content = Buffer.from('content');
const size = { width: 800, height: 600, extension: 'jpg' };

it.each([
  ['Fee Notice (2) 2026.pdf', documentName],
  ['fee_notice-final.v2.docx', documentName],
  ['মাচুলৰ জাননী.pdf', documentName],
  ['IMG_2024 (1).HEIC', (name: string) => pictureName(name, content, size)],
])('finds the stored name of %s', (name, store) => {
  const stored = store(name, content).toLowerCase();
  const words = wordsOfFileName(name).toLowerCase().split(' ');
  expect(words.filter((word) => !stored.includes(word))).toEqual([]);
});
