/** Requests of the set-up and their answers. */
import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../access.ts';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let endpoints: typeof import('./set-up-endpoints.ts').setUpEndpoints;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ setUpEndpoints: endpoints } = await import('./set-up-endpoints.ts'));
}, patience);

async function ask(
  name: string,
  { role = 'administrator' as Role, data = {}, language = 'en' } = {},
) {
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  const endpoint = endpoints.find(({ path }) => path === `/set-up/${name}`);
  const i18n = { ...req.i18n, language };
  const response = await endpoint?.handler(Object.assign(req, { i18n, data }) as never);
  return [response?.status, await response?.json()];
}
const refusal = (message: string) => ({ errors: [expect.objectContaining({ message })] });

it('accepts POST only', () => {
  expect(endpoints.map(({ method, path }) => [method, path])).toEqual([
    ['post', '/set-up/test-mail'],
    ['post', '/set-up/own-college'],
  ]);
});

it.each(['test-mail', 'own-college'])('allows %s only to administrators', async (name) => {
  const write = vi.spyOn(payload, 'sendEmail');
  const forbidden = refusal('Only administrators can do this.');
  expect(await ask(name, { role: 'editor' })).toEqual([403, forbidden]);
  const [status, answer] = await ask(name, { role: 'editor', language: 'as' });
  expect([status, answer.errors.length]).toEqual([403, 1]);
  expect(answer).not.toEqual(forbidden);
  expect(write).not.toHaveBeenCalled();
});

it('mails the account that requests a test mail', async () => {
  const write = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
  const [status, answer] = await ask('test-mail');
  expect([status, answer]).toEqual([200, { sent: false, says: expect.stringMatching(/SMTP_URL/) }]);
  const to = { address: 'administrator@example.org', name: '' };
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to }));
});

describe('the demo', () => {
  it.each([
    [
      'if it is no demo',
      false,
      'Demo College',
      'This is not the demo. Its content was not deleted.',
    ],
    ['with another name', true, 'No', 'This is not the name of the college. Nothing was deleted.'],
    [
      'without a name',
      true,
      undefined,
      'This is not the name of the college. Nothing was deleted.',
    ],
  ])('is not deleted %s', async (_what, is_demo, name, message) => {
    await payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } });
    await payload.updateGlobal({ slug: 'set-up', data: { is_demo } });
    expect(await ask('own-college', { data: { name } })).toEqual([422, refusal(message)]);
    const [, answer] = await ask('own-college', { data: { name }, language: 'as' });
    expect(answer).not.toEqual(refusal(message));
  });

  it('throws an unexpected error', async () => {
    vi.spyOn(payload, 'findGlobal').mockRejectedValueOnce(new Error('no name'));
    await expect(ask('own-college', { data: { name: 'No' } })).rejects.toThrow('no name');
  });
});
