/** The nightly check of a college with links into the network of its server. Takes two minutes, because it asks for every page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/open-college.ts';

/** Milliseconds for the check of all pages on a busy machine. */
const WALK = 900_000;

const requests: string[] = [];
const inside = createServer(({ method, url }, response) => {
  requests.push(`${method} ${url}`);
  response.setHeader('Content-Type', 'text/html').end('<title>Secret</title><h1>Secret</h1>');
});
let college: College;
beforeAll(async () => {
  inside.listen(0, '127.0.0.1');
  await once(inside, 'listening');
  college = await openCollege(inject('demo'));
});
afterAll(async () => {
  inside.close();
  await college.close();
});

const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [{ type: 'text', version: 1, text: 'Form', format: 0 }],
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const textOf = (...addresses: string[]) => ({
  root: { type: 'root', version: 1, children: addresses.map((url) => paragraph(link(url))) },
});

test('asks no address but those of the website, and shows nothing of others', {
  timeout: WALK,
}, async () => {
  const { site } = college;
  const host = `127.0.0.1:${(inside.address() as AddressInfo).port}`;
  const paths = [
    `//${host}/a`,
    `/\\${host}/b`,
    `/.//${host}/c`,
    `/..//${host}/d`,
    `/%2e//${host}/e`,
  ];
  const addresses = [...paths, ...paths.map((path) => site + path), `${site}\\\\${host}/f`];
  const editor = await logIn(college);
  const review = { check_outside_links: true };
  await editor.open('/api/globals/review-settings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(review),
  });
  const id = await editor.createNotice({
    title: 'A form inside',
    type: 'COLLEGE_ADMIN_NOTICE',
    description: textOf(...addresses, `http://${host}/g`),
    _status: 'published',
  });
  const [teacher] = await editor.list('employees');
  await editor.change('employees', String(teacher?.id), { about: textOf(...addresses) });
  const page = await (await fetch(`${site}/singleevent?eventId=${id}`)).text();
  expect(page).toContain(`${site}//${host}/a`);

  const started = await editor.open('/api/walk', { method: 'POST' });
  const { id: walk } = await started.json();
  expect(started.status).toBe(202);
  const read = async () => (await editor.list('walks', `where[id][equals]=${walk}`))[0];
  while ((await read())?.state === 'running') await wait(2000);
  const done = await read();
  const report = JSON.stringify(done?.report);
  expect([done?.state, requests]).toEqual(['done', []]);
  expect(report).toContain(`//${host}/a`);
  expect(report).not.toContain('Secret');
});
