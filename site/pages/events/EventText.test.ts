import { Notice } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { getUploads, splitUploads } from './EventText.tsx';

const upload = (fileType: string, number: number) => ({
  fileType,
  url: `/files/media/${fileType}-${number}`,
});
const many = (fileType: string, count: number) =>
  Array.from({ length: count }, (_, index) => upload(fileType, index));
const event = (fields: object) => Notice.parse({ id: 1, type: 'COLLEGE_EVENT', ...fields });
const filesOf = (fields: object) => splitUploads(getUploads(event(fields)));
const urls = (files: readonly { url: string }[]) => files.map(({ url }) => url);

test('pictures are photos, all other uploads are files', () => {
  const { photos, files } = filesOf({ upload_info: [...many('PDF', 2), ...many('image', 3)] });
  expect(photos).toHaveLength(3);
  expect(files.map(({ fileType }) => fileType)).toEqual(['PDF', 'PDF']);
});

test('the grid shows the second photo and those after it, with descriptions', () => {
  const featured_photo = ['a', 'b', 'c'].map((url) => ({ url, alt: `What ${url} shows` }));
  const { photos } = filesOf({ featured_photo, upload_info: many('image', 1) });
  expect(urls(photos)).toEqual(['b', 'c', '/files/media/image-0']);
  expect(photos[0]?.alt).toBe('What b shows');
});

test('a photo that is featured and uploaded appears once', () => {
  const [first, second] = many('image', 2);
  const { photos, files } = filesOf({
    featured_photo: [first, second],
    upload_info: [second, first, upload('PDF', 0)],
  });
  expect(urls(photos)).toEqual([second?.url]);
  expect(files).toHaveLength(1);
});

test('shows ten rows of three photos; the others are files', () => {
  const { photos, files } = filesOf({ upload_info: many('image', 34) });
  expect(photos).toHaveLength(30);
  expect(urls(files)).toEqual(urls(many('image', 34).slice(30)));
});
