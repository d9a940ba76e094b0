import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import type { Service } from '../../scripts/services/service.ts';
import { parse } from '../../site/testing/markup.ts';
import { mark, score } from '../support/observatory.ts';
import { openSite } from '../support/site.ts';

/**
 * 100 points and every bonus of a server without cookies: 10 each for policy, opener, embedder and
 * resource, 5 each for referrer, integrity and framing.
 */
const HIGHEST = 155;

let site: Service;
beforeAll(async () => {
  // As behind nginx with a certificate.
  site = await openSite(inject('cms'), { SITE_URL: 'https://www.college.test' });
});
afterAll(() => site.stop());

async function look(address: string) {
  const response = await fetch(address);
  return { headers: new Headers(response.headers), html: await response.text() };
}

test.each(['/', '/as', '/students/results', '/contactus', '/alumni/registration', '/no-such-page'])(
  '%s has full marks of the HTTP Observatory',
  async (path) => {
    const marks = mark(await look(site.origin + path));
    expect(marks).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'cross-origin-opener-policy': 10,
      'cross-origin-embedder-policy': 10,
      'cross-origin-resource-policy': 10,
      redirection: 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    });
    expect(score(marks)).toBe(HIGHEST);
  },
);

test('a preflight from another origin is refused', async () => {
  const { headers } = await fetch(site.origin, {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'GET' },
  });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('nginx redirects http to https on the same host', async () => {
  const conf = await readFile(inRoot('deploy/nginx/tls-site.conf'), 'utf8');
  expect(conf).toMatch(
    /if \(\$scheme = http\) \{\s+return 301 https:\/\/\$server_name\$request_uri;/,
  );
});

describe('the admin', () => {
  const login = () => look(`${inject('cms')}/admin/login`);

  test('runs only its own scripts, and has inline styles only', async () => {
    const { headers, html } = await login();
    const policy = headers.get('Content-Security-Policy') ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const page = parse(html);
    expect(page.all('script').length).toBeGreaterThan(3);
    expect(page.all(`script:not([nonce="${nonce}"])`)).toEqual([]);
    const again = await login();
    expect(again.headers.get('Content-Security-Policy')).not.toBe(policy);
  });

  test('has all marks except the bonus for no inline styles', async () => {
    const { headers, html } = await login();
    // The test college has no TLS, so the backend does not send this header.
    headers.set('Strict-Transport-Security', 'max-age=63072000');
    // Nor has the website that the live preview frames.
    const policy = headers.get('Content-Security-Policy') ?? '';
    headers.set('Content-Security-Policy', policy.replace('frame-src http:', 'frame-src https:'));
    const marks = mark({ headers, html });
    expect(Object.entries(marks).filter(([, points]) => points < 0)).toEqual([]);
    expect(score(marks)).toBe(HIGHEST - 10 - 5);
  });
});

test('the rules report missing headers', () => {
  const bare = { headers: new Headers(), html: '<script src="https://x.test/a.js"></script>' };
  expect(score(mark(bare))).toBe(0);
  const lax = new Headers({
    'Content-Security-Policy': "default-src 'self'; script-src 'unsafe-inline'",
  });
  expect(mark({ headers: lax, html: '' })).toMatchObject({
    'content-security-policy': -20,
    'x-frame-options': -20,
    'strict-transport-security': -20,
  });
});
