/** Limits of text length and confidence. The decoders are replaced by fixed answers. */
import { beforeEach, expect, it, vi } from 'vitest';
import { recognisePages, recognisePicture } from '../decoders/ocr.ts';
import { textsOf } from '../decoders/pdf.ts';
import { readDocument } from './read-document.ts';

// Both start processes, which would recognise pictures of text for seconds. `texts.test.ts` runs them.
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
])('recognises a page again if its text is %j: %s', async (text, isRecognised) => {
  input(['Words that are enough for a page', text]);
  await load();
  expect(vi.mocked(recognisePages).mock.calls.map(([, numbers]) => numbers)).toEqual(
    isRecognised ? [[2]] : [],
  );
});

it.each([
  ['with full confidence', letters(40), 100, true],
  ['with enough confidence', letters(40), 50, true],
  ['with too little confidence', letters(40), 49, false],
  ['more than twice as long as the text of the page', letters(11), 90, true],
  ['twice as long as the text of the page', letters(10), 90, false],
])('uses recognised text: %s', async (_how, text, confidence, isTaken) => {
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
  ['words that are a third of the text', `abcd ${scraps}`, 1],
  ['words that are less than a third of the text', `abc ${scraps}`, 0],
  ['marks of an examination', '12 67 83 45 '.repeat(3), 1],
  ['single digits', '1 6 8 4 '.repeat(6), 0],
  ['Assamese', 'ছুটী হ’ব নেকি ক’ব লাগে '.repeat(2), 1],
  ['drawn lines', '। Il im Q 4 | | ৰণ 7 1] 3, ত [| 4 — === == 7', 0],
])('counts %s as writing or not, on a page and on a photo', async (_what, text, count) => {
  input([''], recognised(1, text));
  expect((await load()).pages).toHaveLength(count);
  // A photo needs at least twenty letters.
  const photo = { text: `${text}\n`.repeat(5), confidence: 90 };
  vi.mocked(recognisePicture).mockResolvedValue(photo);
  expect((await readDocument('a.jpg', Buffer.from(''))).pages).toHaveLength(count);
});

it('returns pages in order, with their mean confidence', async () => {
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
])(
  'reports a page of %j that cannot be recognised, and keeps the others',
  async (content, problem) => {
    input([letters(30), '']);
    vi.mocked(recognisePages).mockResolvedValue({ pages: [], failures: [new Error('No page.')] });
    const reading = await readDocument('a.pdf', Buffer.from(content));
    expect(reading).toMatchObject({ read: 'text', problem, pages: [{ number: 1 }] });
  },
);

it.each([
  [2, undefined],
  [3, 'long'],
])('reads two of %i pages and reports if there are more', async (count, problem) => {
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
])('a photo with the text %j and confidence %i has %i pages', async (text, confidence, count) => {
  vi.mocked(recognisePicture).mockResolvedValue({ text, confidence });
  const { pages, ...reading } = await readDocument('a.jpg', Buffer.from(''));
  expect(pages).toHaveLength(count);
  expect(reading).toEqual({ read: 'ocr', confidence, page_count: 1 });
});
