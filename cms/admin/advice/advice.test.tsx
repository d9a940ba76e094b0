// @vitest-environment happy-dom
/** Tests the advice of forms before they are saved. */
import { act } from 'react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { paragraph } from '../../testing/content.ts';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, open, words } from '../../testing/screen.ts';
import { addressesIn, isEmptyText, LastDayAdvice, LinkAdvice, NoticeAdvice } from './Advice.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

afterEach(close);

const text = { root: { children: [{ type: 'text', text: 'Read this.' }] } };
test.each([
  [{ uploads: [3], description: undefined }, true],
  [{ uploads: [3], description: { root: { children: [] } } }, true],
  [{ uploads: [3], description: text }, false],
  [{ uploads: [], description: undefined }, false],
  [{}, false],
])('warns about a notice of %j, which is only a file: %s', async (values, isAdvised) => {
  openAnew({ values });
  await open(<NoticeAdvice />);
  expect(words().includes('This notice has a file but no text.')).toBe(isAdvised);
});

test.each([
  [{ type: 'COLLEGE_TENDER', title: 'Canteen' }, true],
  [{ type: 'COLLEGE_TENDER', title: 'Canteen', deadline: '2026-12-01T06:30:00.000Z' }, false],
  [{ type: 'COLLEGE_TENDER', title: 'Canteen', expires: '2026-12-01T06:30:00.000Z' }, false],
  [{ type: 'COLLEGE_ADMIN_NOTICE', title: 'Walk-in interview for a guest teacher' }, true],
  [{ type: 'COLLEGE_ADMIN_NOTICE', title: 'গ্ৰন্থাগাৰিকৰ নিযুক্তি' }, true],
  [{ type: 'COLLEGE_ADMIN_NOTICE', title: 'Office closed on Friday' }, false],
  [{ type: 'ADMISSION_PROCEDURE', title: 'Admission' }, false],
])('warns about the missing last day of %j: %s', async (values, isAdvised) => {
  openAnew({ values });
  await open(<LastDayAdvice />);
  expect(words().includes('Enter it as the due date.')).toBe(isAdvised);
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset().mockImplementation(async () => Response.json(['It leads nowhere.']));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);

test('checks links 600 ms after the last change', async () => {
  openAnew({ values: { link: 'https://a.example', more: '/b', title: 'No address' } });
  await open(<LinkAdvice />);
  await pass(599);
  expect(requests()).toEqual([]);
  await pass(1);
  expect(words()).toBe('It leads nowhere.');
  expect(requests()).toEqual([['/api/link-advice', { addresses: ['https://a.example', '/b'] }]]);
});

test('sends no request for a form without links or a closed form', async () => {
  openAnew({ values: { link: 'https://a.example' } });
  await open(<LinkAdvice />);
  await close();
  openAnew({ values: { title: 'No address' } });
  await open(<LinkAdvice />);
  await pass(600);
  expect(requests()).toEqual([]);
});

it.each([undefined, null, '', paragraph(''), paragraph('  ')])('finds no words in %j', (text) => {
  expect(isEmptyText(text)).toBe(true);
});

it('finds words, and counts a picture as words', () => {
  const picture = { root: { children: [{ type: 'upload', value: 1 }] } };
  expect([paragraph('Forms'), picture].map(isEmptyText)).toEqual([false, false]);
});

it('finds addresses in lines and in rich texts, and nothing else', () => {
  const link = (fields: object) => ({ type: 'link', fields, children: [{ text: 'here' }] });
  const text = {
    root: {
      children: [
        { type: 'paragraph', children: [link({ linkType: 'custom', url: '/events' })] },
        { type: 'list', children: [{ children: [link({ url: 'https://x.example.org/a' })] }] },
        link({ linkType: 'internal', doc: { value: 1 }, url: '/not-asked-for' }),
        link({ url: 'mailto:office@example.org' }),
      ],
    },
  };
  const values = [
    '/departments',
    ' https://y.example.org ',
    'Either/or',
    '/ two words',
    7,
    null,
    text,
  ];
  expect(addressesIn(values)).toEqual([
    '/departments',
    'https://y.example.org',
    '/events',
    'https://x.example.org/a',
  ]);
});
