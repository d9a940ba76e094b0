import { afterEach, expect, test, vi } from 'vitest';
import { Answered, ask, post, problemOf } from './ask.ts';

const answering = (body: string, status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  );
afterEach(() => void vi.unstubAllGlobals());

const ofField = [{ message: 'Invalid: Title', data: { errors: [{ message: 'Too long.' }] } }];

test.each([
  ['from Payload', { errors: [{ message: 'Not allowed.' }] }, 'Not allowed.'],
  ['of one field', { errors: ofField }, 'Too long.'],
  ['without a sentence', {}, ''],
])('shows the sentence of a refusal %s', async (_, body, sentence) => {
  answering(JSON.stringify(body), 400);
  const refused = await ask('/api/x').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Answered);
  expect(refused).toMatchObject({ message: sentence, answer: body });
});

test('gives no sentence if the answer is not JSON, and another error if nobody answers', async () => {
  answering('<h1>Bad gateway</h1>', 502);
  await expect(ask('/api/x')).rejects.toEqual(new Answered({}));
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(ask('/api/x')).rejects.not.toBeInstanceOf(Answered);
});

test('shows the sentence of the server, never that of the browser', async () => {
  const problem = (error: unknown) => problemOf(error, (sentence) => sentence);
  expect(problem(new Answered({ errors: [{ message: 'Not now.' }] }))).toBe('Not now.');
  expect(problem(new Answered({}))).toBe('Something went wrong. Try again.');
  expect(problem(new TypeError('Failed to fetch'))).toMatch(/server could not be reached/);
});

test('posts JSON and reads a JSON answer', async () => {
  answering('{"id":7}', 200);
  expect(await post('/api/x', { name: 'N' })).toEqual({ id: 7 });
  expect(fetch).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"N"}',
  });
});
