import { type CallName, calls } from '@college/contract/calls';
import { lifetimes } from '@college/contract/calls/call';
import { readAnswer } from '@college/contract/client';
import { describe, expect, inject, test } from 'vitest';
import { bodyOf, exampleOf, queryOf } from '../support/calls/examples.ts';
import { askedCallsAt, cms, origins } from '../support/calls/tested-backend.ts';

const dataDir = inject('dataDir');

async function ask(origin: string, name: CallName, method: string) {
  const { input, headers: more } = await exampleOf(name, { cms, dataDir });
  if (method === 'GET' || 'body' in calls[name])
    return fetch(`${origin}/${name}?${queryOf(input)}`, { method, headers: { Unit: 'website' } });
  const { headers, body } = bodyOf(input);
  return fetch(`${origin}/${name}`, { method, headers: { ...headers, ...more }, body });
}

/** True if an answer has no content, although the demo college fills every call. */
function isEmpty(body: unknown): boolean {
  return body === 0 || body === null || (Array.isArray(body) && body.length === 0);
}

describe.each(origins)('$where answers', ({ origin }) => {
  describe.each(askedCallsAt(origin))('%s', (name) => {
    const methods = calls[name].submits ? ['POST'] : ['GET', 'POST'];
    test.each(methods)('its example by %s', async (method) => {
      const { output, lifetime } = calls[name];
      const response = await ask(origin, name, method);
      const text = await response.text();
      expect([response.status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe(lifetimes[lifetime].http);
      const body: unknown = JSON.parse(text);
      // The site reads it, as `npm run conformance` tests of any backend.
      readAnswer(name, text);
      // The backend sends every field, so the schema neither adds nor removes one.
      expect(output.parse(body)).toEqual(body);
      expect(isEmpty(body)).toBe(false);
    });
  });

  test('304 to a client that has its answer', async () => {
    const statusOfUnchanged = async () => {
      const etag = (await fetch(`${origin}/getcourse`)).headers.get('ETag') ?? '';
      const headers = { 'If-None-Match': etag };
      return (await fetch(`${origin}/getcourse`, { headers })).status;
    };
    expect(await statusOfUnchanged()).toBe(304);
  });

  test('the full text to a POST', async () => {
    const etag = (await fetch(`${origin}/getcourse`)).headers.get('ETag') ?? '';
    const response = await fetch(`${origin}/getcourse`, {
      method: 'POST',
      headers: { 'If-None-Match': etag, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([response.status, response.headers.get('ETag')]).toEqual([200, etag]);
    expect(await response.json()).not.toEqual([]);
  });

  test.each([
    [200, 200],
    [201, 400],
  ])('a limit of %d with %d', async (limit, status) => {
    const query = `type=COLLEGE_ADMIN_NOTICE&limit=${limit}`;
    expect((await fetch(`${origin}/getnoticesbytype?${query}`)).status).toBe(status);
  });

  test('a text in the requested language', async () => {
    const readIn = async (language: string) =>
      (await fetch(`${origin}/getcollege`, { headers: { 'Accept-Language': language } })).json();
    const [english, assamese] = [await readIn('en'), await readIn('as')];
    expect(english.name).not.toBe(assamese.name);
    expect(assamese.name).toBe(assamese.name_as);
    for (const list of ['as-IN', 'AS', 'fr, as;q=0.8', 'as, en'])
      expect([list, await readIn(list)]).toEqual([list, assamese]);
    // Asturian (ast) is not Assamese (as).
    for (const list of ['ast', 'en-IN, as;q=0.5', 'fr', '*'])
      expect([list, await readIn(list)]).toEqual([list, english]);
  });
});
