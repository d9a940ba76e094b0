/** Tests the endpoint that checks the links of forms. */
import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addPicture, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let linkAdvice: typeof import('./advise-on-links.ts').linkAdvice;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ linkAdvice } = await import('./advise-on-links.ts'));
}, patience);
/** A website without pages. */
beforeEach(
  () =>
    void vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(null, { status: 404 })),
);

async function ask(data: unknown, language = 'en', isKnown = true) {
  const user = isKnown ? await addUser(payload, 'editor') : undefined;
  const req = await createLocalReq({ user }, payload);
  const i18n = { ...req.i18n, language };
  return linkAdvice.handler(Object.assign(req, { i18n, data }) as never);
}
const advice = async (data: unknown, language?: string) => (await ask(data, language)).json();

it('tells an editor which links lead nowhere', async () => {
  const addresses = ['/gone', 'https://example.org', 'http://intranet/x'];
  expect(await advice({ addresses })).toEqual([
    expect.stringContaining('The website has no page at /gone.'),
    expect.stringContaining('http://intranet/x'),
  ]);
});

it('answers in the language of the admin', async () => {
  const [sentence, ...more] = await advice({ addresses: ['/gone'] }, 'as');
  expect(sentence).toContain('/gone');
  expect(sentence).not.toContain('Nothing');
  expect(more).toEqual([]);
});

it('accepts a file that visitors cannot see yet', async () => {
  const { filename } = await addPicture(payload, 'gate.jpg');
  const addresses = [`/files/media/${filename}`, '/files/media/lost.jpg'];
  expect(await advice({ addresses })).toEqual([expect.stringContaining('/files/media/lost.jpg')]);
});

it.each([
  ['nothing', undefined],
  ['no list', { addresses: '/gone' }],
  ['an empty list', { addresses: [] }],
])('gives no advice for %s', async (_what, data) => {
  expect(await advice(data)).toEqual([]);
});

it('reads values that are not texts as texts, each once', async () => {
  expect(await advice({ addresses: [404, '404'] })).toEqual([expect.stringContaining('at 404.')]);
});

it.each([
  ['en', 'Please sign in first.'],
  ['as', 'প্ৰথমে ছাইন ইন কৰক।'],
])(
  'refuses visitors who are not signed in, in the language of the admin: %s',
  async (language, sentence) => {
    const response = await ask({ addresses: ['/gone'] }, language, false);
    const { errors } = await response.json();
    expect([response.status, errors[0].message]).toEqual([401, sentence]);
    expect(fetch).not.toHaveBeenCalled();
  },
);
