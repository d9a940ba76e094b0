import { NextRequest } from 'next/server';
import { beforeAll, expect, it } from 'vitest';
import { stubEnvironment } from './testing/stub-environment.ts';

let proxy: typeof import('./proxy.ts').proxy;
let config: typeof import('./proxy.ts').config;
beforeAll(async () => {
  await stubEnvironment();
  ({ proxy, config } = await import('./proxy.ts'));
});

it('lets a page run only its own scripts, by a nonce that is new in each answer', async () => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-guessed'" };
  const open = async () =>
    (await proxy(new NextRequest('http://admin/admin', { headers }))).headers;
  const answers = await Promise.all([open(), open()]);
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

it('refuses requests to the image optimizer of Next', async () => {
  expect(config.matcher).toContain('/_next/image');
  const address = 'http://admin/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.png&w=64&q=75';
  expect((await proxy(new NextRequest(address))).status).toBe(404);
});

it('bounds what is sent to the functions of a screen, before Next reads it', async () => {
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Length': `${body.length}`, ...headers },
      body,
    };
    const response = await proxy(new NextRequest('http://admin/admin', init));
    return [response.status, response.status === 200 ? '' : await response.text()];
  };
  expect(await send('["as"]')).toEqual([200, '']);
  expect(await send('['.repeat(300))).toEqual([
    413,
    'The request is nested more than 200 levels deep.',
  ]);
  const long = `["${'x'.repeat(20_000)}"]`;
  expect(await send(long)).toEqual([413, 'The request is too large.']);
  expect(await send('[]', { 'Content-Length': '' })).toEqual([413, 'The request is too large.']);
  const forged = `payload-token=${btoa('{}')}.${btoa('{"exp":9999999999}')}.${'A'.repeat(43)}`;
  expect((await send(long, { Cookie: forged }))[0]).toBe(413);
});
