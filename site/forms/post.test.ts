import { refusals } from '@college/contract/refusals';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { post, problemOf, refusalIn } from './post.ts';

it.each(Object.entries(refusals))(
  'the refusal %s is said in the language of the page',
  (name, sentence) => {
    expect(refusalIn(en.forms, sentence)).toBe(sentence);
    expect(refusalIn(assamese.forms, sentence)).toBe(
      assamese.forms.refusals[name as keyof typeof refusals],
    );
    expect(refusalIn(assamese.forms, sentence)).toMatch(/^[^a-z]*(\p{Script=Bengali}|JPEG)/u);
  },
);

it('what another backend says in its own words is shown as it is', () => {
  expect(refusalIn(assamese.forms, 'No more today')).toBe('No more today');
});

it('a call is given its own fields, and answers its own answer', () => {
  const send = post<'email-verification-otp'>;
  expectTypeOf(send).parameter(1).toEqualTypeOf<{ email: string; otp: string }>();
  expectTypeOf(send).returns.resolves.exclude<{ kind: 'refused' | 'failed' }>().toEqualTypeOf<{
    kind: 'kept';
    answer: boolean;
  }>();
});

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
    [429, refusals.tooMany, { kind: 'refused', sentence: refusals.tooMany, why: 'tooMany' }],
    [499, 'No.', { kind: 'refused', sentence: 'No.', why: undefined }],
    [500, 'No.', { kind: 'failed' }],
    [503, 'No.', { kind: 'failed' }],
    // A proxy that answers for the backend.
    [200, '<h1>It works</h1>', { kind: 'failed' }],
  ])('with %d %j', async (status, said, outcome) =>
    expect(await sent(async () => new Response(said, { status })).outcome).toEqual(outcome),
  );

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
