import { plainName } from '@college/contract/files';
import { readImageAddress } from '@college/contract/images';
import { describe, expect, it } from 'vitest';
import { documentName, pictureName, shortHashOf } from './file-names.ts';
import { readRange } from './range.ts';

const size = { width: 1600, height: 1067, extension: 'jpg' };

describe('the name of a picture', () => {
  it.each([
    ['Physics Lab (new).JPG', /^physics-lab-new-[0-9a-f]{8}-1600x1067\.jpg$/],
    ['ভৱন.png', /^picture-[0-9a-f]{8}-1600x1067\.jpg$/],
    ['../../etc/passwd.jpg', /^etc-passwd-[0-9a-f]{8}-1600x1067\.jpg$/],
    ['Café.jpeg', /^cafe-[0-9a-f]{8}-1600x1067\.jpg$/],
  ])('is safe, and contains a hash and the size: %s', (original, expected) => {
    const name = pictureName(original, Buffer.from('content'), size);
    expect(name).toMatch(expected);
    expect(readImageAddress(`/files/media/${name}`)).toMatchObject({ width: 1600, height: 1067 });
  });

  it('changes with the content', () => {
    const [one, two] = ['1', '2'].map((content) =>
      pictureName('a.jpg', Buffer.from(content), size),
    );
    expect(one).not.toBe(two);
  });
});

describe('the name of a document', () => {
  const content = Buffer.from('%PDF-');
  const hash = shortHashOf(content);
  it.each([
    ['Prospectus 2026.PDF', 'Prospectus-2026.pdf'],
    ['ভৰ্তিৰ জাননী.pdf', 'ভৰ্তিৰ-জাননী.pdf'],
    ['a/b\\c:"d".docx', 'a-b-c-d.docx'],
    ['..hidden.txt', 'hidden.txt'],
    ['???.pdf', 'document.pdf'],
    [`exam-${hash}.pdf`, 'exam.pdf'],
    ['exam-12345678.pdf', 'exam-12345678.pdf'],
  ])('%s → %s', (original, expected) => {
    const name = documentName(original, content);
    expect(name).toBe(expected.replace(/(\.\w+)$/, `-${hash}$1`));
    expect(plainName(name)).toBe(expected);
  });

  it('is short enough for a file system that counts bytes', () => {
    expect(Buffer.byteLength(documentName(`${'ভ'.repeat(300)}.pdf`, content))).toBeLessThan(200);
  });
});

describe('a range of bytes', () => {
  it.each([
    [null, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-', undefined],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-1', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
  ])('is read from %s', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });
});
