import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { splitUploads } from './uploads.ts';

const upload = (fileType: string, number: number) =>
  Upload.parse({ fileType, url: `/files/media/${fileType}-${number}` });
const many = (fileType: string, count: number) =>
  Array.from({ length: count }, (_, index) => upload(fileType, index));

test('pictures are photos, all else is files', () => {
  const { photos, files } = splitUploads([...many('PDF', 2), ...many('image', 3)]);
  expect(photos).toHaveLength(3);
  expect(files.map(({ fileType }) => fileType)).toEqual(['PDF', 'PDF']);
});

test('ten rows of three photos are shown; the others stand among the files', () => {
  const { photos, files } = splitUploads(many('image', 34));
  expect(photos).toHaveLength(30);
  expect(files.map(({ url }) => url)).toEqual(
    many('image', 34)
      .slice(30)
      .map(({ url }) => url),
  );
});
