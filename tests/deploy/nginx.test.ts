/**
 * The website behind nginx, as deploy/ configures it.
 *
 * @long 60 s
 * @for deploy site/cache site/serve
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callNames } from '@college/contract/calls';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/services/service.ts';
import { needs } from '../../scripts/testing/needs.ts';
import { visitors } from '../support/browser.ts';
import { askAs, type Behind, configureNginx, hasNginx, openNginx } from '../support/nginx.ts';
import { openCollege } from '../support/open-college.ts';
import { signIn } from '../support/sign-in.ts';

const { visit } = visitors();
const here = () => ({ site: inject('site'), cms: inject('cms') });

async function open(behind: Behind, port?: number) {
  const nginx = await openNginx(behind, port);
  onTestFinished(nginx.close);
  return nginx;
}

/** A server behind nginx that records the headers about the visitor. */
async function listener() {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    received.push(headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard: received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('deploy/nginx.conf', needs('nginx', hasNginx), () => {
  test('is valid, with and without certificates', async () => {
    const { folder, file, remove } = await configureNginx(here());
    onTestFinished(remove);
    const check = () => spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
    expect(check().stderr).toContain('test is successful');

    const result = spawnSync('openssl', [
      ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' '),
      ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
    ]);
    expect(result.status).toBe(0);
    const port = await freePort();
    for (const name of ['tls-site.conf', 'tls-admin.conf', 'tls-unknown.conf']) {
      const text = (await readFile(inRoot('deploy/nginx', name), 'utf8'))
        .replaceAll(/listen \[::\][^;]*;/g, '')
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace(/\/etc\/\S*fullchain.pem/, `${folder}/cert.pem`)
        .replace(/\/etc\/\S*privkey.pem/, `${folder}/key.pem`);
      await writeFile(path.join(folder, 'college', name), text);
    }
    expect(check().stderr).toContain('test is successful');
  });

  test('caches pages for a second, by language and encoding', async () => {
    const { site } = await open(here());
    const ask = async (where: string, headers: Record<string, string> = {}) => {
      const response = await fetch(site + where, { headers });
      const { headers: got, status } = response;
      const text = await response.text();
      return { status, text, cache: got.get('X-Cache'), encoding: got.get('Content-Encoding') };
    };
    const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    await ask('/departments', br);
    const again = await ask('/departments', br);
    expect(again).toMatchObject({ status: 200, encoding: 'br' });
    expect(['HIT', 'STALE', 'UPDATING']).toContain(again.cache);
    const plain = await ask('/departments', { 'Accept-Encoding': 'identity' });
    expect(plain.encoding).toBeNull();
    expect(plain.text).toBe(again.text);

    const call = '/getcollege';
    const english = await ask(call, { 'Accept-Language': 'en-IN,en' });
    const assamese = await ask(call, { 'Accept-Language': 'as' });
    expect(JSON.parse(english.text).name).not.toBe(JSON.parse(assamese.text).name);

    const counts = [await ask('/initialisation/setcount'), await ask('/initialisation/setcount')];
    expect(new Set(counts.map(({ text }) => text)).size).toBe(2);
    expect(counts.map(({ cache }) => cache)).not.toContain('HIT');
    expect((await ask('/no-such-page')).status).toBe(404);
  });

  describe('before two sites', () => {
    /** A stand-in for a site that records its requests and answers them with `answer`. */
    async function openStandIn(answer: RequestListener, port = 0) {
      const requests: string[] = [];
      const server = createServer((request, response) => {
        // nginx.ts requests this path to check that nginx is running.
        if (request.url !== '/') requests.push(`${request.method} ${request.url}`);
        request.resume().on('end', () => answer(request, response));
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    }
    const well: RequestListener = (_request, response) =>
      void response.setHeader('Cache-Control', 's-maxage=1').end('well');
    const addresses = ['/departments', '/files/media/a.pdf', '/text/1', '/as/events'];

    test('retries every request at the other site if a connection is refused', async () => {
      const { requests, origin } = await openStandIn(well);
      const refusing = `http://127.0.0.1:${await freePort()}`;
      const { site } = await open({ site: refusing, secondSite: origin, cms: origin });
      for (const address of addresses)
        for (const method of ['GET', 'GET', 'POST', 'POST']) {
          const url = `${site}${address}?${requests.length}`;
          const { status } = await fetch(url, { method, body: method === 'POST' ? 'a=1' : null });
          expect([method, address, status]).toEqual([method, address, 200]);
        }
      const photo = { method: 'POST', body: 'x'.repeat(300_000) };
      for (let time = 0; time < 2; time += 1)
        expect((await fetch(`${site}/addfile-alumni`, photo)).status).toBe(200);
      expect(requests).toHaveLength(4 * addresses.length + 2);
    });

    test.each([
      ['dies', (request) => void request.socket.destroy()],
      ['breaks off', (_request, response) => void response.write('x', () => response.destroy())],
      ['fails', (_request, response) => void response.writeHead(500).end()],
      ['is overwhelmed', (_request, response) => void response.writeHead(503).end()],
    ] satisfies [string, RequestListener][])(
      'never repeats a request of which one %s',
      async (_fault, answer) => {
        const [first, second] = [await openStandIn(answer), await openStandIn(answer)];
        const { site } = await open({
          site: first.origin,
          secondSite: second.origin,
          cms: first.origin,
        });
        // Twice, because the second request uses a kept-alive connection.
        for (const address of [...addresses, ...addresses.map((address) => `${address}/again`)])
          for (const method of ['GET', 'POST']) {
            first.requests.length = 0;
            second.requests.length = 0;
            await fetch(site + address, { method }).then(
              (response) => response.text().catch(() => ''),
              () => '',
            );
            const both = [...first.requests, ...second.requests];
            expect(both).toEqual([`${method} ${address}`]);
          }
      },
    );

    test('shows the cached page if both are down', async () => {
      const { requests, origin } = await openStandIn((request, response) =>
        requests.length > 1 ? request.socket.destroy() : well(request, response),
      );
      const { site } = await open({ site: origin, cms: origin });
      expect(await (await fetch(`${site}/departments`)).text()).toBe('well');
      await wait(1500);
      for (let time = 0; time < 3; time += 1) {
        const page = await fetch(`${site}/departments`);
        expect([page.status, await page.text()]).toEqual([200, 'well']);
      }
    });
  });

  test('never answers a monitor from its cache', async () => {
    let status = 200;
    const server = createServer((_request, response) =>
      response.writeHead(status, { 'Cache-Control': 'no-store' }).end(),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { site } = await open({ site: origin, cms: origin });
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    status = 503;
    expect((await fetch(`${site}/readyz`)).status).toBe(503);
  });

  test('refuses requests for another host name', async () => {
    const { site } = await open(here());
    expect(await askAs('127.0.0.1', site)).toBe(200);
    for (const host of ['elsewhere.test', 'www.college.example.elsewhere.test', '127.0.0.2'])
      await expect(askAs(host, site)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('overwrites the address and the id that a visitor claims', async () => {
    const { heard, origin } = await listener();
    const { site, cms, log } = await open({ site: origin, cms: origin });
    heard.length = 0;
    const claims = {
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Host': 'elsewhere.test',
      'X-Forwarded-Proto': 'gopher',
      Forwarded: 'for=203.0.113.7',
      'X-Request-Id': 'a'.repeat(32),
    };
    await fetch(`${site}/departments`, { headers: claims });
    await fetch(`${cms}/admin`, { headers: claims });
    const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
    expect(heard).toMatchObject([
      { ...forwarded, host: '127.0.0.1', 'x-forwarded-host': '127.0.0.1' },
      { ...forwarded, host: 'localhost', 'x-forwarded-host': 'localhost' },
    ]);
    expect(heard.map(({ forwarded }) => forwarded)).toEqual([undefined, undefined]);
    // Its own id is in its log and in those of website and backend.
    const logged = (await log()).flatMap((line) => (line ? [JSON.parse(line).request] : []));
    const ids = heard.map((headers) => headers['x-request-id']);
    expect(logged.slice(-2)).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
  });

  test('refuses calls on the host of the admin', async () => {
    const { heard, origin } = await listener();
    const { cms } = await open({ site: origin, cms: origin });
    heard.length = 0;
    const aside = ['admin/../', 'api/..%2f', '/', 'admin/%2e%2e/', '_next/../', './api/../'];
    const calls = [...callNames, ...aside.map((way) => `${way}addvisitornote`)];
    const others = ['content-revision', 'files/media/x.jpg', '_next/image?url=%2Fgetcollege'];
    for (const where of [...calls, ...others]) {
      const { status } = await fetch(`${cms}/${where}`, { method: 'POST', body: '{}' });
      expect([where, status]).toEqual([where, 404]);
    }
    expect(heard).toEqual([]);
  });

  test('passes sign-in and uploads of pictures', async () => {
    const port = await freePort();
    const admin = `http://localhost:${port}`;
    const college = await openCollege(inject('demo'), { CMS_URL: admin });
    onTestFinished(college.close);
    await open(college, port);
    const page = await visit();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await signIn(page, admin, college.admin);
    await page.goto(`${admin}/admin/collections/media`);
    await page.locator('table img').first().waitFor();
    await page.locator('table tbody a').first().click();
    await page.locator('.file-details img, .thumbnail img').first().waitFor();
    await page.waitForLoadState('networkidle');
    const pictures = page.locator('img');
    const broken = await pictures.evaluateAll((all) =>
      all
        .filter((element) => (element as HTMLImageElement).naturalWidth === 0)
        .map((element) => (element as HTMLImageElement).src),
    );
    expect([refused, broken]).toEqual([[], []]);
  });
});
