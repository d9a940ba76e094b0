import { expect, it } from 'vitest';
import { photoDetails } from './photo-details.ts';

/** Details with these tables of tags, as a camera writes them. */
function exif(order: 'II' | 'MM', tags: { place?: boolean; day?: string }): Buffer {
  const bytes = Buffer.alloc(200);
  const put = (value: number, at: number, length: 2 | 4) =>
    order === 'II' ? bytes.writeUIntLE(value, at, length) : bytes.writeUIntBE(value, at, length);
  const table = (at: number, entries: [tag: number, value: number][]) => {
    put(entries.length, at, 2);
    entries.forEach(([tag, value], place) => {
      put(tag, at + 2 + place * 12, 2);
      put(value, at + 10 + place * 12, 4);
    });
  };
  bytes.write(order, 'latin1');
  put(8, 4, 4);
  table(8, [
    ...(tags.day ? [[0x8769, 50] as [number, number]] : []),
    ...(tags.place ? [[0x8825, 90] as [number, number]] : []),
  ]);
  table(50, [[0x9003, 150]]);
  table(90, [
    [2, 170],
    [4, 180],
  ]);
  bytes.write(tags.day ?? '', 150, 'latin1');
  return Buffer.concat([Buffer.from('\xff\xd8\xff\xe1 \0Exif\0\0', 'latin1'), bytes]);
}

it.each(['II', 'MM'] as const)('reads place and day of a photo (%s)', (order) => {
  expect(photoDetails(exif(order, { place: true, day: '2024:09:14 10:12:00' }))).toEqual({
    ...{ has_place: true, taken_on: '2024-09-14' },
  });
  expect(photoDetails(exif(order, { day: '2024:09:14 10:12:00' }))).toEqual({
    ...{ has_place: false, taken_on: '2024-09-14' },
  });
  expect(photoDetails(exif(order, {}))).toEqual({ has_place: false });
});

it.each([
  ['no photo', Buffer.from('%PDF-1.4')],
  ['a photo without details', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['details that end', exif('MM', { place: true, day: '2024:09:14' }).subarray(0, 24)],
  ['no day', exif('II', { day: '0000:00:00 00:00' })],
])('has nothing to say about %s', (_words, photo) => {
  expect(photoDetails(photo)).toEqual({ has_place: false });
});
