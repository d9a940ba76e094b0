import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import type { Context } from '../handler.ts';

let getcollege: typeof import('./college.ts').getcollege;

/** Midnight in Assam. */
const midnight = Date.parse('2026-11-23T00:00:00+05:30');
const colour = 'amber';
const words = { en: 'The college is closed.', as: 'মহাবিদ্যালয় বন্ধ।' };

beforeAll(async () => {
  await stubEnvironment();
  ({ getcollege } = await import('./college.ts'));
  const { setTimeZone } = await import('../../time-zone/dates.ts');
  setTimeZone('Asia/Kolkata');
  vi.useFakeTimers({ now: midnight + 9e6, toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

/** The answer of a backend with these globals and this video. */
async function collegeOf(globals: Record<string, object>, locale: Context['locale'] = 'en') {
  const film = { id: 3, filename: 'walk.webm', address: 'walk.webm', mimeType: 'video/webm' };
  const findGlobal = async ({ slug }: { slug: string }) => globals[slug] ?? {};
  const find = async ({ collection }: { collection: string }) => ({
    docs: collection === 'media' ? [film] : [],
  });
  const payload: Partial<Record<keyof Payload, unknown>> = { findGlobal, find };
  return getcollege({}, { payload, locale } as unknown as Context);
}
/** The alert for a language; the office wrote it in these languages. */
async function answer(alert: object, locale: Context['locale'] = 'en') {
  const until = new Date().toISOString();
  const full = { shown: true, colour, text: words, until, ...alert };
  return (await collegeOf({ alert: full }, locale)).alert;
}

it.each([
  ['is returned before the end of its last day', { until: new Date(midnight).toISOString() }, true],
  [
    'is returned if its last day is in the future',
    { until: new Date(midnight + 9e8).toISOString() },
    true,
  ],
  ['is not returned after its last day', { until: new Date(midnight - 1).toISOString() }, false],
  ['is not returned if it is switched off', { shown: false }, false],
  ['is not returned without text', { text: null }, false],
])('the banner %s', async (_, alert, isTold) => {
  expect(await answer(alert)).toEqual(isTold ? { text: words.en, colour } : undefined);
});

it.each([
  ['en', words, words.en],
  ['as', words, words.as],
  ['en', { as: words.as }, words.as],
  ['as', { en: words.en }, words.en],
  ['as', { ...words, as: '' }, words.en],
] as const)(
  'answers readers of %s, with the banner %j, with the text %s',
  async (locale, text, visible) => {
    expect(await answer({ text }, locale)).toEqual({ text: visible, colour });
  },
);

const video_link = 'https://film.example/walk';
it.each([
  [{}, ''],
  [{ video_link }, video_link],
  [{ video_file: 3 }, '/files/media/walk.webm'],
  [{ video_link, video_file: 3 }, '/files/media/walk.webm'],
])('returns the film of %j as ‘%s’', async (college, video) => {
  expect((await collegeOf({ college })).video).toBe(video);
});
