// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, fill, open, press } from '../../testing/screen.ts';
import { CheckedButton, HandOver } from './ReviewButtons.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const fetched = vi.fn<typeof fetch>();
const requests = () => fetched.mock.calls.map(([address, init]) => [address, init?.body]);
const accounts = [
  { id: 3, name: 'Anima Bora' },
  { id: 4, name: 'Bipul Das' },
];

beforeEach(() => {
  openAnew();
  refresh.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('moves the review of a subject and loads the list again', async () => {
  await open(<CheckedButton subject="page /fees" title="Fees" />);
  await press('Checked, nothing to change: Fees');
  expect(requests()).toEqual([['/api/review-checked', '{"subject":"page /fees"}']]);
  expect([refresh.mock.calls.length, admin.toasts]).toEqual([1, []]);
});

test('gives the subjects of one account to another', async () => {
  await open(<HandOver accounts={accounts} />);
  await fill('Everything that this account looks after', '3');
  await fill('goes to', '4');
  await press('Hand over');
  expect(requests()).toEqual([['/api/review-hand-over', '{"from":3,"to":4}']]);
  expect([refresh.mock.calls.length, admin.toasts]).toEqual([1, ['Handed over.']]);
});

test.each([
  [
    'the sentence of a refusal',
    async () => Response.json({ errors: [{ message: 'Not yours.' }] }, { status: 403 }),
    'Not yours.',
  ],
  [
    'a sentence for an answer without one',
    async () => new Response('<html>', { status: 502 }),
    'Something went wrong. Try again.',
  ],
  [
    'a sentence if there is no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached. Try again.',
  ],
])('shows %s, and can be pressed again', async (_what, answer, sentence) => {
  fetched.mockImplementation(answer);
  await open(<CheckedButton subject="page /fees" title="Fees" />);
  await press('Checked, nothing to change: Fees');
  expect([refresh.mock.calls.length, admin.toasts]).toEqual([0, [sentence]]);
  await press('Checked, nothing to change: Fees');
  expect(fetched).toHaveBeenCalledTimes(2);
});
