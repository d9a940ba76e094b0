import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SPECULATION_RULES, serveSpeculation } from './speculation.ts';

const app = Fastify();
await app.register(serveSpeculation);

test('pages are rendered ahead, but not files, previews and links that open a new tab', async () => {
  const { headers, body } = await app.inject(SPECULATION_RULES);
  expect(headers).toMatchObject({
    'content-type': 'application/speculationrules+json; charset=utf-8',
    'cache-control': 'private, max-age=86400',
    vary: 'Save-Data',
  });
  expect(JSON.parse(body)).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  ...['/files/*', '/*.csv\\?*', '/*.csv', '/*.ics\\?*', '/*.ics'],
                  ...['/preview*', '/as/preview*'],
                ],
              },
            },
            { not: { selector_matches: '[target="_blank"], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
});

test('nothing is rendered ahead for browsers that save data', async () => {
  const saving = (value: string) =>
    app.inject({ url: SPECULATION_RULES, headers: { 'Save-Data': value } });
  expect((await saving('on')).body).toBe('{}');
  expect((await saving('off')).body).not.toBe('{}');
});
