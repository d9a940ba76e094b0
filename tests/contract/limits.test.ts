import { withMinutes } from '@college/contract/refusals';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, type Service } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { assamese } from '../../site/strings/as.ts';

import { ask } from '../support/accounts.ts';
import { type FaultProxy, openFaultProxy } from '../support/fault-proxy.ts';

// A separate site with its own address for the backend, because exhausted limits would affect other
// tests.
let site: Service;
let proxy: FaultProxy;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  proxy = await openFaultProxy(inject('cms'), { 'x-forwarded-for': '10.99.0.1' });
  const backendUrl = proxy.origin;
  site = await startSite({ port, siteUrl: origin, backendUrl, stdio: 'ignore' });
});
afterAll(async () => {
  await site.stop();
  await proxy.close();
});

/** More requests than a person sends in a minute. */
const MANY = 40;
/** Sends the same request many times, each with another forwarded address. */
const flood = (path: string, contentType: string, body: string) =>
  Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': contentType, 'X-Forwarded-For': `10.0.0.${index}` },
        body,
      }),
    ),
  );

test.each([
  ['/addvisitornote', 'POST', 403],
  ['/addvisitornote', 'GET', 405],
  ['/visitors-note', 'POST', 403],
])(
  'a request from another website to %s by %s does not count against the limit',
  async (path, method, status) => {
    const foreign = { Origin: 'https://elsewhere.example' };
    const requests = Array.from({ length: MANY }, () => ask(origin + path, method, foreign));
    expect(new Set((await Promise.all(requests)).map((answer) => answer.status))).toEqual(
      new Set([status]),
    );
  },
);

test.each([
  ['/addvisitornote', 'application/json', '{}'],
  ['/visitors-note', 'application/x-www-form-urlencoded', 'name=Demo'],
])(
  '%s accepts thirty requests a minute from one address, whatever its headers claim',
  async (path, type, body) => {
    const answers = await flood(path, type, body);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MANY - 30);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.text()).toMatch(/^[A-Z][^\n<]+\.$/);
  },
);

test('a refusal is in Assamese for readers of Assamese', async () => {
  const body = new URLSearchParams({ name: 'Demo' });
  const send = (headers: Record<string, string>) =>
    fetch(`${origin}/as/visitors-note`, { method: 'POST', body, headers });
  const { tooMany, foreign } = assamese.forms.refusals;
  expect(await (await send({})).text()).toBe(withMinutes(tooMany, 60));
  expect(await (await send({ Origin: 'https://elsewhere.example' })).text()).toBe(foreign);
});

test('pages can still be read afterwards', async () => {
  expect((await fetch(`${origin}/visitors-note`)).status).toBe(200);
});
