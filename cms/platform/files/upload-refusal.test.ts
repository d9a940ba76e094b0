import { expect, it } from 'vitest';
import { LARGEST_FILE, uploadRefusal } from './upload-refusal.ts';

it.each(['notice.pdf', 'Routine.DOCX', 'photo.jpeg', 'IMG_0001.HEIC', 'walk.webm'])(
  'accepts %s',
  (name) => {
    expect(uploadRefusal({ name, size: LARGEST_FILE })).toBeUndefined();
  },
);

it.each([
  ['setup.exe', 1, /not accepted. Use PDF/],
  ['page.html', 1, /not accepted/],
  ['noending', 1, /not accepted/],
  ['IMG_0001.TIFF', 1, /Save this one as JPEG first/],
  ['film.mp4', LARGEST_FILE + 1, /The limit is 50 MB/],
  ['setup.exe', LARGEST_FILE + 1, /not accepted/],
])('says why it refuses %s of %i bytes', (name, size, sentence) => {
  expect(uploadRefusal({ name, size })?.message).toMatch(sentence);
});
