import { describe, expect, it } from 'vitest';
import { fieldsOf, isSmall, languageOf, withFields } from './request-fields.ts';

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://cms/api/users/login', { method: 'POST', body, headers });

describe('a request without a session', () => {
  it.each<[HeadersInit, boolean]>([
    [{}, true],
    [{ 'Content-Length': `${16 * 1024}` }, true],
    [{ 'Content-Length': `${16 * 1024 + 1}` }, false],
    [{ 'Transfer-Encoding': 'chunked' }, false],
  ])('is small: %j', (headers, small) => {
    // A real Request would hide these headers.
    expect(isSmall({ headers: new Headers(headers) } as Request)).toBe(small);
  });

  it('is read as a form of the admin and as JSON', async () => {
    const form = new FormData();
    form.append('_payload', '{"email":"a@example.org"}');
    expect(await fieldsOf(post(form))).toEqual({ email: 'a@example.org' });
    expect(await fieldsOf(post('{"email":"b@example.org"}'))).toEqual({ email: 'b@example.org' });
  });

  it.each(['', 'nonsense', '{"email"'])('has no fields if it is neither: %j', async (body) => {
    expect(await fieldsOf(post(body))).toEqual({});
    expect(await fieldsOf(post(body, { 'Content-Type': 'multipart/form-data' }))).toEqual({});
  });

  it('has no fields if it is no object', async () => {
    expect(await fieldsOf(post('null'))).toEqual({});
  });
});

it('is passed on with its fields only, as JSON with the right length', async () => {
  const headers = { 'Content-Length': '999', 'Content-Type': 'text/plain', Cookie: 'a=1' };
  const handed = withFields(post('more than that', headers), { email: 'a@example.org' });
  expect(await handed.text()).toBe('{"email":"a@example.org"}');
  expect([handed.method, handed.url]).toEqual(['POST', 'http://cms/api/users/login']);
  expect(handed.headers.get('content-type')).toBe('application/json');
  expect(handed.headers.get('content-length')).toBeNull();
});

it.each([
  ['payload-token=x; payload-lng=as', 'as'],
  ['payload-lng=en', 'en'],
  ['language=as', 'en'],
  [undefined, 'en'],
])('reads the cookie %s as the language %s', (cookie, language) => {
  expect(languageOf(new Headers(cookie === undefined ? {} : { cookie }))).toBe(language);
});
