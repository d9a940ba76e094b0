import { type CallName, calls, methodsOf } from '@college/contract/calls';
import { describe, expect, inject, test } from 'vitest';
import { elsewhere } from '../support/another-visitor.ts';
import { queryOf } from '../support/calls/examples.ts';
import {
  askedCalls,
  askedCallsAt,
  cms,
  foreign,
  origins,
} from '../support/calls/tested-backend.ts';

interface Attempt {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function attempt(address: string, { method = 'POST', body, headers: more }: Attempt) {
  const headers = {
    ...elsewhere(),
    Unit: 'website',
    'Content-Type': 'application/json',
    ...more,
  };
  const response = await fetch(address, { method, headers, body });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Expects one readable sentence without internal details. */
function expectSentence({ headers, text }: { headers: Headers; text: string }) {
  expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^[A-Za-z].{3,300}\.$/);
  expect(text).not.toMatch(/\n|node_modules|file:|\/work\/| at .*:\d+:\d+|Zod|SQL/);
}

const below500 = (status: number) => status < 500;

/** Field names of a call's input; the common ones if it has several shapes. */
function keysOf(name: CallName): string[] {
  const { input } = calls[name];
  return Object.keys('shape' in input ? input.shape : input.options[0].shape);
}

describe.each(origins)('$where refuses', ({ origin }) => {
  describe.each(askedCallsAt(origin))('%s', (name) => {
    const address = `${origin}/${name}`;

    test.each(['PUT', 'PATCH', 'DELETE'])('the method %s', async (method) => {
      const refused = await attempt(address, { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('Allow')).toBe(methodsOf(name).join(', '));
      expectSentence(refused);
    });

    test.each([
      ['malformed JSON', '{"type": '],
      ['text where an object belongs', '"text"'],
      ['a list where an object belongs', '[1, 2]'],
    ])('%s', async (_name, body) => {
      const refused = await attempt(address, { body });
      expect(refused.status).toBe(400);
      expectSentence(refused);
    });

    test('a body that is too large', async () => {
      const refused = await attempt(address, {
        body: JSON.stringify({ type: 'x'.repeat(2_000_000) }),
      });
      expect(refused.status).toBe(413);
      expectSentence(refused);
    });
  });

  describe.each(askedCalls.filter((name) => calls[name].submits))('%s', (name) => {
    const address = `${origin}/${name}`;

    test('a GET, which any page can make a browser send', async () => {
      const query = queryOf(calls[name].example);
      const refused = await attempt(`${address}?${query}`, { method: 'GET' });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('Allow')).toBe('POST');
      expectSentence(refused);
      expect((await fetch(address, { method: 'HEAD' })).status).toBe(405);
    });

    test.each([
      ['by its Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['by its Origin', { Origin: 'https://evil.example' }],
    ])("a call from another website's page, known %s", async (_name, headers) => {
      const refused = await attempt(address, { body: '{}', headers });
      expect(refused.status).toBe(403);
      expectSentence(refused);
    });

    test('no call from one of our own pages', async () => {
      for (const [header, value] of [
        ['Sec-Fetch-Site', 'same-origin'],
        ['Origin', origin],
      ] as const)
        expect((await attempt(address, { body: '{}', headers: { [header]: value } })).status).toBe(
          400,
        );
    });
  });

  test.each(askedCallsAt(origin).filter((name) => keysOf(name).length > 0))(
    'wrong types for %s',
    async (name) => {
      const wrong = Object.fromEntries(keysOf(name).map((key) => [key, { wrong: ['type'] }]));
      const refused = await attempt(`${origin}/${name}`, { body: JSON.stringify(wrong) });
      expect(refused.status).toBe(400);
      expectSentence(refused);
    },
  );

  test('invalid queries and path traversal without failing', async () => {
    for (const query of ['?%', '?type=%E0%A4', '?%ff=%ff', '?path=../../x&type=media'])
      await Promise.all(
        askedCalls.map(async (name) => {
          const { status } = await fetch(`${origin}/${name}${query}`);
          expect([name, query, status]).toEqual([name, query, expect.toSatisfy(below500)]);
        }),
      );
  });

  test('a call that does not exist', async () => {
    expect((await attempt(`${origin}/getnothing`, { body: '{}' })).status).toBe(404);
    expect((await fetch(`${origin}/getnothing`)).status).toBe(404);
  });

  test("names of JavaScript's own object properties", async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect((await attempt(`${origin}/${name}`, { body: '{}' })).status).toBe(404);
  });
});

describe('a file', () => {
  const address = `${cms}/getfiledata`;
  test.each(['../secrets.json', '..%2fsecrets.json', '/etc/passwd', 'media/../../secrets.json'])(
    'stays closed if it is not a published one: %s',
    async (path) => {
      const refused = await attempt(address, { body: JSON.stringify({ type: 'media', path }) });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
      expectSentence(refused);
    },
  );
});

describe.each(foreign ? [] : [inject('site')])('a form without script of %s', (site) => {
  test.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Origin', 'https://evil.example'],
  ])("is refused from another website's page, known by its %s", async (header, value) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const refused = await attempt(`${site}/visitors-note`, {
      body: 'name=Demo',
      headers: { ...type, [header]: value },
    });
    expect(refused.status).toBe(403);
    expectSentence(refused);
  });
});
