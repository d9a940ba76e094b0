// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counter, groupDigits } from './counter.ts';

it.each([0, 7, 123, 1234, 99_999, 100_000, 1_234_567, 123_456_789])(
  'groups the digits of %i as in India',
  (count) => {
    expect(groupDigits(count)).toBe(count.toLocaleString('en-IN'));
  },
);

describe('a visit', () => {
  const fetched = vi.fn(async (_url: string) => Response.json({ count: 1234 }));
  const requestedUrls = () => fetched.mock.calls.map(([url]) => url);
  const counterText = () => document.querySelector('[data-counter]')?.textContent;
  beforeEach(() => {
    localStorage.clear();
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    document.body.innerHTML = '<p data-counter>—</p>';
  });
  afterEach(() => void vi.useRealTimers());

  it('counts once a day', async () => {
    await counter();
    await counter();
    expect(counterText()).toBe('1,234');
    vi.setSystemTime(new Date(2026, 10, 22, 12));
    await counter();
    expect(requestedUrls()).toEqual(
      ['setcount', 'getcount', 'setcount'].map((name) => `/initialisation/${name}`),
    );
  });

  it('counts again on the next page after a failure', async () => {
    const refused = new Response('The backend does not answer.', { status: 503 });
    fetched.mockResolvedValueOnce(refused);
    await counter();
    expect([counterText(), localStorage.length]).toEqual(['—', 0]);
    expect(refused.bodyUsed).toBe(true);
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    await counter();
    expect([counterText(), localStorage.length]).toEqual(['—', 0]);
  });

  it('sends nothing from a page without a counter', async () => {
    document.body.innerHTML = '';
    await counter();
    expect(requestedUrls()).toEqual([]);
  });
});
