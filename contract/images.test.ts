import { expect, test } from 'vitest';
import { fileLifetimes, plainName } from './files.ts';
import { imageCopyName, imageName, imageStem, readImageAddress } from './images.ts';

test.each([
  [319, []],
  [320, [320]],
  [639, [320]],
  [640, [320, 640]],
  [960, [320, 640, 960]],
  [1439, [320, 640, 960]],
  [1440, [320, 640, 960, 1440]],
])('a picture %d px wide has copies of %j', (width, copies) => {
  const name = `/files/media/lab-3f2a91c0-${width}x100`;
  const { srcset } = readImageAddress(`${name}.jpg`) ?? {};
  for (const format of ['avif', 'webp'] as const)
    expect(srcset?.[format]).toBe(copies.map((w) => `${name}.${w}.${format} ${w}w`).join(', '));
});

test('an address contains the size', () => {
  const { width, height } = readImageAddress('/files/media/lab-3f2a91c0-640x427.jpg') ?? {};
  expect([width, height]).toEqual([640, 427]);
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])('a picture may end in .%s', (ending) => {
  expect(readImageAddress(`/files/media/a-640x427.${ending}`)).toMatchObject({ width: 640 });
  expect(readImageAddress(`/files/media/a-640x427-1.${ending}`)).toMatchObject({ height: 427 });
});

test.each([
  'https://elsewhere.example/files/a-640x427.jpg',
  '/pictures/a-640x427.jpg',
  '/files/media/a.jpg',
  '/files/media/a-640.jpg',
  '/files/media/a-640x427.pdf',
  '/files/media/a-640x427.jpg?x',
  '',
])('%j is a picture without copies', (url) => expect(readImageAddress(url)).toBeUndefined());

test.each([
  ['lab-3f2a91c0-640x427.jpg', 'lab-3f2a91c0-640x427'],
  ['lab-3f2a91c0-640x427-2.png', 'lab-3f2a91c0-640x427-2'],
  ['lab-3f2a91c0-640x427.320.avif', 'lab-3f2a91c0-640x427'],
  ['lab.jpg', undefined],
  ['lab-640x427.pdf', undefined],
])('%s begins with %s', (name, stem) => expect(imageStem(name)).toBe(stem));

test('a written name is parsed into the same stem and size', () => {
  const name = imageName('lab-3f2a91c0', 640, 427);
  expect(imageStem(`${imageCopyName(name, 320)}.webp`)).toBe(name);
  expect(readImageAddress(`/files/media/${name}.jpg`)).toMatchObject({ width: 640, height: 427 });
});

test.each([
  ['exam-3f2a91c0.pdf', 'exam.pdf'],
  ['gate-3f2a91c0-1600x1067.jpg', 'gate.jpg'],
  ['gate-3f2a91c0-1600x1067-2.jpg', 'gate.jpg'],
  ['exam-3f2a91c0-1.pdf', 'exam.pdf'],
  ['exam.pdf', 'exam.pdf'],
  ['exam-3f2a91c.pdf', 'exam-3f2a91c.pdf'],
  ['exam-3f2a91c0', 'exam-3f2a91c0'],
])('%s is called %s', (storedName, plain) => expect(plainName(storedName)).toBe(plain));

test('only a hashed file is cached without asking again', () => {
  const seconds = (lifetime: string, name: string) =>
    Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(lifetime)?.[1]);
  expect(seconds(fileLifetimes.stable, 'max-age')).toBe(0);
  expect(fileLifetimes.stable).toContain('must-revalidate');
  expect(fileLifetimes.hashed).toContain('immutable');
  for (const lifetime of Object.values(fileLifetimes))
    expect(seconds(lifetime, 's-maxage')).toBe(1);
});
