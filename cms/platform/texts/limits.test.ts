/** Limits of text length and confidence. The decoders are replaced by fixed answers. */
import { beforeEach, expect, it, vi } from 'vitest';
import { recognisePages, recognisePicture } from '../decoders/ocr.ts';
import { textsOf } from '../decoders/pdf.ts';
import { readDocument } from './read-document.ts';

vi.mock('../decoders/ocr.ts', () => ({ recognisePages: vi.fn(), recognisePicture: vi.fn() }));
vi.mock('../decoders/pdf.ts', async (original) => ({
  ...(await original<typeof import('../decoders/pdf.ts')>()),
  textsOf: vi.fn(),
}));

const letters = (count: number) => 'a'.repeat(count);
const recognised = (number: number, text: string, confidence = 90) => ({
  number,
  text,
  confidence,
});
const load = (mostPages?: number) => readDocument('a.pdf', Buffer.from('%PDF'), mostPages);

/** Sets the texts of a file's pages and the recognised texts of its nearly empty pages. */
function input(texts: string[], ...pages: ReturnType<typeof recognised>[]) {
  vi.mocked(textsOf).mockResolvedValue(texts);
  vi.mocked(recognisePages).mockResolvedValue({ pages, failures: [] });
}
beforeEach(() => void vi.clearAllMocks());

it.each([
  [letters(20), false],
  [letters(19), true],
  [` ${letters(10)} \n ${letters(9)} `, true],
  ['gõLY '.repeat(12), true],
])('a page that says %j is looked at: %s', async (text, isRecognised) => {
  input(['Words that are enough for a page', text]);
  await load();
  expect(vi.mocked(recognisePages).mock.calls.map(([, numbers]) => numbers)).toEqual(
    isRecognised ? [[2]] : [],
  );
});

it.each([
  ['as sure as can be', letters(40), 100, true],
  ['sure enough', letters(40), 50, true],
  ['not sure', letters(40), 49, false],
  ['more than twice of what it says', letters(11), 90, true],
  ['twice of what it says', letters(10), 90, false],
])('what is recognised is taken: %s', async (_how, text, confidence, isTaken) => {
  input(['Stamp'], recognised(1, text, confidence));
  expect(await load()).toEqual(
    isTaken
      ? { read: 'ocr', pages: [{ number: 1, text }], page_count: 1, confidence }
      : { read: 'text', pages: [{ number: 1, text: 'Stamp' }], page_count: 1 },
  );
});

const scraps = 'ab '.repeat(4);
it.each([
  ['words among scraps', `abc def ${scraps.repeat(3)}`, 0],
  ['as many words as a third of it', `abcd ${scraps}`, 1],
  ['less', `abc ${scraps}`, 0],
  ['marks of an examination', '12 67 83 45 '.repeat(3), 1],
  ['single digits', '1 6 8 4 '.repeat(6), 0],
  ['Assamese', 'ছুটী হ’ব নেকি ক’ব লাগে '.repeat(2), 1],
  ['drawn lines', '। Il im Q 4 | | ৰণ 7 1] 3, ত [| 4 — === == 7', 0],
])('a page and a photo of %s are taken for writing, or for none', async (_what, text, count) => {
  input([''], recognised(1, text));
  expect((await load()).pages).toHaveLength(count);
  // A photo needs at least twenty letters.
  const photo = { text: `${text}\n`.repeat(5), confidence: 90 };
  vi.mocked(recognisePicture).mockResolvedValue(photo);
  expect((await readDocument('a.jpg', Buffer.from(''))).pages).toHaveLength(count);
});

it('pages stand in their order, as sure as they are on the whole', async () => {
  input(['', letters(30), ''], recognised(3, letters(25), 60), recognised(1, letters(26), 90));
  const { pages, confidence } = await load();
  expect(pages.map(({ number, text }) => [number, text.length])).toEqual([
    [1, 26],
    [2, 30],
    [3, 25],
  ]);
  expect(confidence).toBe(75);
});

it.each([
  ['%PDF', 'broken'],
  ['%PDF /Encrypt', 'locked'],
])('what of %j is not recognised costs itself alone', async (content, problem) => {
  input([letters(30), '']);
  vi.mocked(recognisePages).mockResolvedValue({ pages: [], failures: [new Error('No page.')] });
  const reading = await readDocument('a.pdf', Buffer.from(content));
  expect(reading).toMatchObject({ read: 'text', problem, pages: [{ number: 1 }] });
});

it.each([
  [2, undefined],
  [3, 'long'],
])('of a file of %i pages the first two are asked for', async (count, problem) => {
  input(Array.from({ length: count }, () => letters(30)));
  const { page_count, pages, ...reading } = await load(2);
  expect([page_count, pages.length, reading.problem]).toEqual([2, 2, problem]);
  // One page more, to see if there are more.
  expect(textsOf).toHaveBeenCalledWith(expect.anything(), 3);
});

it.each([
  [letters(20), 50, 1],
  [letters(20), 49, 0],
  [letters(19), 50, 0],
  [` ${letters(19)} `, 100, 0],
])('a photo that says %j, as sure as %i: %i pages', async (text, confidence, count) => {
  vi.mocked(recognisePicture).mockResolvedValue({ text, confidence });
  const { pages, ...reading } = await readDocument('a.jpg', Buffer.from(''));
  expect(pages).toHaveLength(count);
  expect(reading).toEqual({ read: 'ocr', confidence, page_count: 1 });
});
