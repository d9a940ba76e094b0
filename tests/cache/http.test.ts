import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { parse } from '../../site/testing/markup.ts';
import { openSite } from '../support/site.ts';
import { ready } from '../support/soon.ts';

/** A separate site, because its renderings and cache entries are counted. */
let site: Service;
beforeAll(async () => {
  site = await openSite(inject('cms'));
  // On a busy machine the first pages of a site may lack parts.
  await ready(site.origin, ['/']);
});
afterAll(() => site.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests without fetch, which decompresses answers. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const outgoing = request(site.origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject).end();
  });

const counts = async () => (await (await fetch(`${site.origin}/healthz`)).json()).pages;

describe('a page', () => {
  test('is complete after a HEAD on a cold cache', async () => {
    const path = '/departments/commerce';
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const page = await ask(path);
    expect(page.body.toString()).toMatch(/<\/html>$/);
    expect(head.headers.etag).toBe(page.headers.etag);
  });

  test('is compressed in a way that the visitor accepts', async () => {
    const plain = await ask('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const refused = await ask('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/Accept-Encoding/i);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/');
    const etag = String(headers.etag);
    const again = await ask('/', { 'If-None-Match': etag, 'Accept-Encoding': 'br' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
    const other = await ask('/', { 'If-None-Match': 'W/"another"' });
    expect(other.status).toBe(200);
  });

  test('is cached once, whatever the unknown query names, their order and a final slash', async () => {
    const plain = await ask('/notifications/administrative?page=2');
    const { pages } = await counts();
    const others = ['?page=2&utm_source=x', '?fbclid=1&page=2', '/?page=2', '?page=2&a=1&b=2'];
    for (const query of others) {
      const page = await ask(`/notifications/administrative${query}`);
      expect(page.body.equals(plain.body)).toBe(true);
    }
    expect((await counts()).pages).toBe(pages);
  });

  test('is rendered once for many requests at the same time', async () => {
    const before = await counts();
    // A page that no other test requests.
    const path = '/search?q=rendered-once';
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(path)));
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1);
    expect((await counts()).renders - before.renders).toBe(1);
  });
});

describe('an address without a page', () => {
  test('is a 404 page, and all of them share one cache entry', async () => {
    await ask('/no-such-page');
    const { pages, renders } = await counts();
    for (let number = 0; number < 20; number += 1) {
      const missing = await ask(`/no-such-page/${number}`);
      expect(missing.status).toBe(404);
      expect(missing.body.toString()).toContain('Page not found');
    }
    const after = await counts();
    expect(after.pages).toBe(pages);
    expect(after.renders).toBe(renders);
  });

  test.each([
    ['/notifications/nothing', '/'],
    ['/singleevent?eventId=nothing', '/events'],
    ['/singleevent', '/events'],
  ])('%s leads to %s, as specified', async (path, target) => {
    const response = await ask(path);
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(response.status).toBeLessThan(400);
    expect(response.headers.location).toBe(target);
  });
});

describe('headers', () => {
  test('forbid foreign and inline scripts', async () => {
    const { headers, body } = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const page = parse(body.toString());
    // Structured data for search engines is never executed.
    const inline = 'script:not([src], [type="application/ld+json"]), [style]';
    expect(page.all(inline)).toEqual([]);
    const handlers = page.all('*').flatMap(({ attributes }) => Object.keys(attributes));
    expect(handlers.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test('let browsers keep built files for ever and revalidate pages', async () => {
    const { body, headers } = await ask('/');
    expect(headers['cache-control']).toMatch(/max-age=0/);
    const built = parse(body.toString()).all('[src^="/assets/"], [href^="/assets/"]');
    const assets = built
      .map(({ attributes }) => attributes.src ?? attributes.href ?? '')
      .filter((asset) => /\.(css|js)$/.test(asset));
    expect(assets).not.toEqual([]);
    for (const asset of assets) {
      const file = await ask(asset, { 'Accept-Encoding': 'br' });
      expect(file.status).toBe(200);
      expect(file.headers['content-encoding']).toBe('br');
      expect(file.headers['cache-control']).toMatch(/immutable/);
    }
  });
});
