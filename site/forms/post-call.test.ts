import { REQUESTS_LEFT } from '@college/contract/limits';
import {
  REFUSAL_CODE,
  type RefusalCode,
  refusalMessage,
  refusals,
  translateRefusal,
  withMinutes,
} from '@college/contract/refusals';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { failureText, postCall } from './post-call.ts';

it.each(Object.entries(refusals))('translates the refusal %s', (name) => {
  const code = name as RefusalCode;
  const retryAfter = 14 * 60 + 1;
  const refusal = { code, retryAfter, sentence: refusalMessage(code, retryAfter).sentence };
  expect(refusal.sentence).not.toContain('{');
  expect(translateRefusal(refusal, en.forms.refusals)).toBe(refusal.sentence);
  expect(translateRefusal(refusal, assamese.forms.refusals)).toBe(
    withMinutes(assamese.forms.refusals[code], 15 * 60),
  );
  expect(translateRefusal(refusal, assamese.forms.refusals)).toMatch(
    /^[^a-z]*(\p{Script=Bengali}|JPEG)/u,
  );
});

it('shows the own words of another backend', () => {
  expect(translateRefusal({ sentence: 'No more today' }, assamese.forms.refusals)).toBe(
    'No more today',
  );
});

it("types a call's fields and its answer", () => {
  const send = postCall<'email-verification-otp'>;
  expectTypeOf(send).parameter(1).toEqualTypeOf<{ email: string; otp: string }>();
  expectTypeOf(send).returns.resolves.exclude<{ kind: 'refused' | 'failed' }>().toEqualTypeOf<{
    kind: 'kept';
    answer: boolean;
    requestsLeft?: number;
  }>();
});

const tooMany = withMinutes(refusals.tooMany, 60);

describe('an answer', () => {
  const send = (answer: () => Promise<Response>, key?: string) => {
    vi.stubGlobal('document', { documentElement: { lang: 'as' } });
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());
    vi.stubGlobal('fetch', fetched);
    return { fetched, outcome: postCall('email-verification', { email: 'a@example.org' }, key) };
  };

  it.each([
    [200, '"Sent."', { kind: 'kept', answer: 'Sent.' }],
    [400, 'No.', { kind: 'refused', sentence: 'No.' }],
    // A sentence without a code comes from another backend.
    [429, tooMany, { kind: 'refused', sentence: tooMany }],
    // A proxy that refuses without a message.
    [422, '', { kind: 'failed' }],
    [403, ' \n', { kind: 'failed' }],
    [499, 'No.', { kind: 'refused', sentence: 'No.' }],
    [500, 'No.', { kind: 'failed' }],
    [503, 'No.', { kind: 'failed' }],
    // A proxy that answers instead of the backend.
    [200, '<h1>It works</h1>', { kind: 'failed' }],
  ])('turns %d %j into an outcome', async (status, text, outcome) =>
    expect(await send(async () => new Response(text, { status })).outcome).toEqual(outcome),
  );

  it.each([
    ['tooMany', '60', { code: 'tooMany', retryAfter: 60 }],
    ['captcha', '', { code: 'captcha' }],
    ['a code of another backend', 'Thu, 26 Nov 2026 00:00:00 GMT', {}],
  ])('is recognised by its code: %s', async (code, after, refusal) => {
    const headers = { [REFUSAL_CODE]: code, 'Retry-After': after };
    const { outcome } = send(async () => new Response('No.', { status: 429, headers }));
    expect(await outcome).toEqual({ kind: 'refused', sentence: 'No.', ...refusal });
  });

  it('includes the number of one-time passwords left', async () => {
    const headers = { [REQUESTS_LEFT]: '2' };
    const { outcome } = send(async () => new Response('"Sent."', { headers }));
    expect(await outcome).toEqual({ kind: 'kept', answer: 'Sent.', requestsLeft: 2 });
  });

  it('is a failure after a lost connection', async () => {
    const { outcome } = send(() => Promise.reject(new TypeError('fetch failed')));
    const result = await outcome;
    expect(result).toEqual({ kind: 'failed' });
    expect(failureText({ kind: 'failed' }, en.forms)).toBe(en.forms.unsent);
  });

  it("is requested in the page's language, once under its key", async () => {
    const { fetched } = send(async () => new Response('"Sent."'), 'k'.repeat(32));
    const [address, { headers }] = fetched.mock.calls[0] ?? expect.unreachable();
    expect(address).toBe('/email-verification');
    expect(headers).toMatchObject({ 'Accept-Language': 'as', 'Idempotency-Key': 'k'.repeat(32) });
    const without = send(async () => new Response('"Sent."')).fetched.mock.calls[0]?.[1].headers;
    expect(without).not.toHaveProperty('Idempotency-Key');
  });
});
