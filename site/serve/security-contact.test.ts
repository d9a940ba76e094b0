import { CallError } from '@college/contract/client';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataCache } from '../cache/data-cache.ts';
import { serveSecurityContact } from './security-contact.ts';

afterEach(() => void vi.useRealTimers());

async function readContact(getcollege: () => Promise<{ email: string }>) {
  const session = () => ({ call: { getcollege } });
  const data = { session } as unknown as DataCache;
  const app = Fastify();
  await app.register(serveSecurityContact, {
    data,
    siteUrl: 'https://c.test',
    languages: () => ['en', 'as'] as const,
  });
  return app.inject('/.well-known/security.txt');
}
const firstLine = (body: string) => body.split('\n')[0];

test('security.txt has an address, languages and a last day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T18:30:00Z'), toFake: ['Date'] });
  const { statusCode, headers, body } = await readContact(async () => ({ email: 'office@c.test' }));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(body.split('\n')).toEqual([
    'Contact: mailto:office@c.test',
    'Expires: 2027-05-24T00:00:00.000Z',
    'Preferred-Languages: en, as',
    'Canonical: https://c.test/.well-known/security.txt',
    '',
  ]);
});

test('a line break in the address adds no line', async () => {
  const { body } = await readContact(async () => ({ email: 'a@c.test\nExpires: never' }));
  expect(firstLine(body)).toBe('Contact: mailto:a@c.test%0AExpires:%20never');
});

test.each([
  ['has no e-mail address', async () => ({ email: '' })],
  [
    'cannot be read',
    async () => {
      throw new CallError('getcollege', 503, 'No answer.');
    },
  ],
])('the contact page is the address if the college %s', async (_, getcollege) => {
  expect(firstLine((await readContact(getcollege)).body)).toBe('Contact: https://c.test/contactus');
});
