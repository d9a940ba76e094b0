/** PDFs keep their bytes, except those that Payload would refuse. */
import { expect, it } from 'vitest';
import { tidyPdf } from './prepare-upload.ts';
import { withoutPlace } from './without-place.ts';

const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF';
const tidy = (content: string) => tidyPdf(Buffer.from(content, 'latin1'))?.toString('latin1');

it.each([
  ['a line break', `${pdf}\n`],
  ['no line break', pdf],
  ['the line break of Windows', `${pdf}\r\n`],
  ['several line breaks and spaces', `${pdf}\r\n\r\n  \n`],
  ['zeros that Payload allows', `${pdf}\n${'\0'.repeat(900)}`],
  ['a second part and its end', `${pdf}\n2 0 obj\nendobj\nxref\n%%EOF\n`],
])('keeps every byte of a PDF that ends with %s', (_, content) => {
  expect(tidy(content)).toBe(content);
});

it.each([
  ['a byte order mark', '\xef\xbb\xbf'],
  ['a line break', '\r\n'],
  ['zeros', '\0'.repeat(1000)],
  ['the headers of a mail', 'Content-Type: application/pdf\r\n\r\n'],
])('removes %s before the beginning and keeps the end', (_, before) => {
  expect(tidy(`${before}${pdf}\n`)).toBe(`${pdf}\n`);
});

it('removes padding after the end if it is too much for Payload', () => {
  expect(tidy(`${pdf}\n${'\0'.repeat(5000)}`)).toBe(pdf);
});

it('adds a missing end', () => {
  expect(tidy('%PDF-1.4\n1 0 obj\n')).toBe('%PDF-1.4\n1 0 obj\n\nstartxref\n0\n%%EOF\n');
});

it.each(['', 'no PDF', `${' '.repeat(1024)}${pdf}`])(
  'returns nothing for %j, which is not a PDF',
  (content) => {
    expect(tidy(content)).toBeUndefined();
  },
);

it('empties the place where a film was taken, and keeps its length', () => {
  const part = (name: string, ...content: (string | Buffer)[]) => {
    const body = Buffer.concat(content.map((one) => Buffer.from(one)));
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const place = part('udta', '+26.1444+091.7360/');
  const film = Buffer.concat([
    part('ftyp', 'mp42'),
    part('moov', part('mvhd', 'head'), part('trak', place), place),
    part('mdat', 'udta frames'),
  ]);
  const clean = withoutPlace(film);
  expect(clean.length).toBe(film.length);
  expect(clean.includes('26.1444')).toBe(false);
  expect(clean.includes('udta frames')).toBe(true);
  expect(withoutPlace(film.subarray(0, 30)).length).toBe(30);
  const old = Buffer.concat([part('wide'), part('moov', place), part('uuid', '26.1444')]);
  expect(withoutPlace(old).includes('26.1444')).toBe(false);
  // WebM: a list of tags (73 73) of 24 bytes, and frames.
  const tag = Buffer.concat([
    Buffer.from('1254c367987373', 'hex'),
    Buffer.from('LOCATION+26.1444+91.7'),
  ]);
  const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), tag, Buffer.from('ZZframes')]);
  const cleanWebm = withoutPlace(webm);
  expect(cleanWebm.length).toBe(webm.length);
  expect(cleanWebm.includes('26.1444')).toBe(false);
  expect(cleanWebm.toString('latin1', 4, 6)).toBe('\xec\x01');
  expect(cleanWebm.includes('frames')).toBe(true);
});
