/** The site with a backend that has only the specification's calls. */

import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, type Service } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { parse } from '../../site/testing/markup.ts';
import { oneOfEachKind, pageRoutes } from '../routes.ts';
import { type Foreign, openForeign } from '../support/calls/foreign.ts';

let foreign: Foreign;
let site: Service;
let origin: string;
beforeAll(async () => {
  const file = path.join(tmpdir(), `college-${process.pid}.json`);
  await writeFile(file, JSON.stringify({ name: 'Another College', address: 'Demo Road' }));
  foreign = await openForeign(inject('cms'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = await startSite({
    port,
    siteUrl: origin,
    backendUrl: foreign.origin,
    env: { COLLEGE_FILE: file },
    stdio: 'ignore',
  });
});
afterAll(async () => {
  await site?.stop();
  foreign.close();
});

test('every page exists and none is broken', async () => {
  const wrong: string[] = [];
  const all = await pageRoutes(inject('cms'));
  const routes = process.env.LONG ? all : oneOfEachKind(all);
  for (const { path: address, status = 200 } of routes) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    if (response.status !== status) wrong.push(`${response.status} ${address}`);
    await response.body?.cancel();
  }
  expect(wrong).toEqual([]);
}, 240_000);

test('its notices are shown under the name of the file', async () => {
  const page = await (await fetch(`${origin}/notifications/administrative`)).text();
  const { all, one: element } = parse(page);
  expect(element('head > title').text).toBe('Administrative notices – Another College');
  expect(all('article')).not.toEqual([]);
});
