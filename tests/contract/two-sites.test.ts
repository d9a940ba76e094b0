/** Two site processes with one backend: an action at one counts at the other. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { elsewhere } from '../support/another-visitor.ts';
import { type FaultProxy, openFaultProxy } from '../support/fault-proxy.ts';
import { openSite } from '../support/site.ts';
import { alumna, mailsTo, prepareProofs, sendPhoto } from '../support/submission.ts';

const mails = (to: string) => mailsTo(inject('dataDir'), to);

let proxy: FaultProxy;
let sites: Service[];
let [first, second]: [string, string] = ['', ''];
beforeAll(async () => {
  // A separate address for the backend, so that other tests are not limited.
  proxy = await openFaultProxy(inject('cms'), elsewhere());
  sites = await Promise.all([openSite(proxy.origin), openSite(proxy.origin)]);
  [first = '', second = ''] = sites.map(({ origin }) => origin);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await proxy.close();
});

const post = (origin: string, call: string, body: object, cookie = '') =>
  fetch(`${origin}/${call}`, {
    method: 'POST',
    headers: { Unit: 'website', 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });

test('a visitor verified at one site can submit at another, once', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { cookie, fields } = await prepareProofs({ origin: first, email, mails });
  expect(cookie).toMatch(/^verification=/);
  const registration = { ...fields, ...alumna, name: 'Demo Elsewhere' };
  const response = await post(second, 'add-alumni-registration', registration, cookie);
  expect([response.status, await response.json()]).toMatchObject([200, { status: 1 }]);
  for (const origin of [first, second]) expect((await sendPhoto(origin, cookie)).status).toBe(400);
});

test('two sites share the limit of a visitor per minute', async () => {
  const responses = Array.from({ length: 40 }, (_, index) =>
    post(index % 2 ? first : second, 'addvisitornote', {}),
  );
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
