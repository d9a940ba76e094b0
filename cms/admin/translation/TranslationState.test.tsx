// @vitest-environment happy-dom
/** Tests the missing translations in a form. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, offerLocales, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, words } from '../../testing/screen.ts';
import { TranslationState } from './TranslationState.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const fetched = vi.fn<typeof fetch>();
let saved = 0;
/** Opens the state of another record each time, because results are cached by record. */
async function openState(answer: () => Response, language = 'en', document = {}) {
  saved += 1;
  const form = { id: 4, collectionSlug: 'notices', lastUpdateTime: saved, ...document };
  openAnew({ language, document: form, title: '4', useAsTitle: 'title' });
  fetched.mockReset().mockImplementation(async () => answer());
  await open(<TranslationState words={['title', 'text']} />);
}
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(close);

const changed = { en: '2026-02-01', as: '2026-02-01' };
const translatedRecord = { title: { en: 'Fees', as: 'মাচুল' }, words_changed: changed };
const link = () => document.querySelector('a')?.getAttribute('href') ?? null;

test.each([
  ['missing', { ...translatedRecord, text: { en: 'Pay.' } }, 'অসমীয়া: missingTranslate'],
  [
    'outdated',
    { ...translatedRecord, words_changed: { ...changed, as: '2026-01-31' } },
    'অসমীয়া: older than the English textTranslate',
  ],
  ['complete', translatedRecord, ''],
])('a form with a translation that is %s', async (_state, record, expected) => {
  await openState(() => Response.json(record));
  expect(words()).toBe(expected);
  expect(link()).toBe(expected ? '?locale=as' : null);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/notices/4?locale=all&draft=true&trash=true&depth=0',
  ]);
});

test('shows no link to the language of the admin itself', async () => {
  await openState(() => Response.json({ title: { en: 'Fees' } }), 'as');
  expect([words() !== '', link()]).toEqual([true, null]);
});

test.each([
  ['a number', '4', 'Fees'],
  ['a title', 'মাচুল', 'মাচুল'],
])('a form whose title is %s shows the title of the record', async (_name, title, heading) => {
  await openState(() => {
    admin.title = title;
    return Response.json(translatedRecord);
  });
  expect(admin.title).toBe(heading);
});

test.each<[string, () => Response]>([
  ['is refused', () => Response.json({ title: { en: 'Fees' } }, { status: 403 })],
  ['returns HTML', () => new Response('<!doctype html>')],
])('shows nothing if the request %s', async (_name, answer) => {
  await openState(answer);
  expect([words(), admin.title]).toEqual(['', '4']);
});

test('requests nothing for an unsaved record', async () => {
  await openState(() => Response.json(translatedRecord), 'en', { id: undefined });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([[['en']], [['as']]])(
  'shows nothing in a college that writes only in %j',
  async (codes) => {
    offerLocales(codes);
    await openState(() => Response.json({ ...translatedRecord, text: { en: 'Pay.' } }));
    expect(words()).toBe('');
    offerLocales(['en', 'as']);
  },
);
