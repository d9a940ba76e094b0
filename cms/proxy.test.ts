import { NextRequest } from 'next/server';
import { beforeAll, expect, it } from 'vitest';
import { stubEnvironment } from './testing/stub-environment.ts';

let proxy: typeof import('./proxy.ts').proxy;
let config: typeof import('./proxy.ts').config;
beforeAll(async () => {
  await stubEnvironment();
  ({ proxy, config } = await import('./proxy.ts'));
});

it('lets a page run only its own scripts, by a nonce that is new in each answer', () => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-guessed'" };
  const answers = [1, 2].map(
    () => proxy(new NextRequest('http://admin/admin', { headers })).headers,
  );
  const nonces = answers.map(
    (answer) => /'nonce-([^']+)'/.exec(answer.get('Content-Security-Policy') ?? '')?.[1] ?? '',
  );
  expect(new Set(nonces).size).toBe(2);
  for (const [index, answer] of answers.entries()) {
    expect(Buffer.from(nonces[index] ?? '', 'base64').length).toBeGreaterThanOrEqual(16);
    // The header that Next reads. A header sent by the browser must not replace it.
    expect(answer.get('x-middleware-request-content-security-policy')).toBe(
      answer.get('Content-Security-Policy'),
    );
    expect(answer.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

it('refuses requests to the image optimizer of Next', () => {
  expect(config.matcher).toContain('/_next/image');
  const address = 'http://admin/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.png&w=64&q=75';
  expect(proxy(new NextRequest(address)).status).toBe(404);
});
