import { REQUESTS_LEFT } from '@college/contract/limits';
import { refusals, translateRefusal, withMinutes } from '@college/contract/refusals';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { post, problemOf } from './post.ts';

it.each(Object.entries(refusals))(
  'the refusal %s is said in the language of the page',
  (name, template) => {
    const sentence = withMinutes(template, 14 * 60 + 1);
    expect(sentence).not.toContain('{');
    expect(translateRefusal(sentence, en.forms.refusals)).toBe(sentence);
    expect(translateRefusal(sentence, assamese.forms.refusals)).toBe(
      withMinutes(assamese.forms.refusals[name as keyof typeof refusals], 15 * 60),
    );
    expect(translateRefusal(sentence, assamese.forms.refusals)).toMatch(
      /^[^a-z]*(\p{Script=Bengali}|JPEG)/u,
    );
  },
);

it('what another backend says in its own words is shown as it is', () => {
  expect(translateRefusal('No more today', assamese.forms.refusals)).toBe('No more today');
});

it('a call is given its own fields, and answers its own answer', () => {
  const send = post<'email-verification-otp'>;
  expectTypeOf(send).parameter(1).toEqualTypeOf<{ email: string; otp: string }>();
  expectTypeOf(send).returns.resolves.exclude<{ kind: 'refused' | 'failed' }>().toEqualTypeOf<{
    kind: 'kept';
    answer: boolean;
    requestsLeft?: number;
  }>();
});

const tooMany = withMinutes(refusals.tooMany, 60);

describe('what comes back', () => {
  const sent = (answer: () => Promise<Response>, key?: string) => {
    vi.stubGlobal('document', { documentElement: { lang: 'as' } });
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());
    vi.stubGlobal('fetch', fetched);
    return { fetched, outcome: post('email-verification', { email: 'a@example.org' }, key) };
  };

  it.each([
    [200, '"Sent."', { kind: 'kept', answer: 'Sent.' }],
    [400, 'No.', { kind: 'refused', sentence: 'No.', why: undefined }],
    [429, tooMany, { kind: 'refused', sentence: tooMany, why: 'tooMany' }],
    // A proxy that refuses without a word.
    [422, '', { kind: 'failed' }],
    [403, ' \n', { kind: 'failed' }],
    [499, 'No.', { kind: 'refused', sentence: 'No.', why: undefined }],
    [500, 'No.', { kind: 'failed' }],
    [503, 'No.', { kind: 'failed' }],
    // A proxy that answers for the backend.
    [200, '<h1>It works</h1>', { kind: 'failed' }],
  ])('with %d %j', async (status, said, outcome) =>
    expect(await sent(async () => new Response(said, { status })).outcome).toEqual(outcome),
  );

  it('says how many one-time passwords the backend still allows', async () => {
    const headers = { [REQUESTS_LEFT]: '2' };
    const { outcome } = sent(async () => new Response('"Sent."', { headers }));
    expect(await outcome).toEqual({ kind: 'kept', answer: 'Sent.', requestsLeft: 2 });
  });

  it('of a connection that breaks is a failure, too', async () => {
    const { outcome } = sent(() => Promise.reject(new TypeError('fetch failed')));
    const found = await outcome;
    expect(found).toEqual({ kind: 'failed' });
    expect(problemOf({ kind: 'failed' }, en.forms)).toBe(en.forms.unsent);
  });

  it('is asked for in the language of the page, once under its key', async () => {
    const { fetched } = sent(async () => new Response('"Sent."'), 'k'.repeat(32));
    const [address, { headers }] = fetched.mock.calls[0] ?? expect.unreachable();
    expect(address).toBe('/email-verification');
    expect(headers).toMatchObject({ 'Accept-Language': 'as', 'Idempotency-Key': 'k'.repeat(32) });
    const without = sent(async () => new Response('"Sent."')).fetched.mock.calls[0]?.[1].headers;
    expect(without).not.toHaveProperty('Idempotency-Key');
  });
});
