import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { stubEnvironment } from '../testing/stub-environment.ts';

await stubEnvironment();
const { limitBrowser } = await import('./browser-limit.ts');
const payload = { db: { name: 'sqlite' } } as Payload;

/** A browser that keeps its cookie. */
function openBrowser() {
  let cookie = '';
  return async () => {
    const responseHeaders = new Headers();
    await limitBrowser(payload, new Headers({ cookie }), responseHeaders);
    const [setCookie] = responseHeaders.getSetCookie();
    if (setCookie) cookie = setCookie.split(';')[0] ?? '';
    return setCookie;
  };
}

it('lets a browser send ten requests in 15 minutes, and then says when to try again', async () => {
  const ask = openBrowser();
  expect(await ask()).toMatch(/HttpOnly.*SameSite=Strict/);
  for (let count = 2; count <= 10; count += 1) expect(await ask()).toBeUndefined();
  await expect(ask()).rejects.toThrow(/sent too many requests. Please try again in 15 min\.$/);
});

it('counts each browser of a computer lab separately', async () => {
  for (let computer = 0; computer < 60; computer += 1)
    expect(await openBrowser()()).toContain('verification-requests=');
});

it('replaces an invented cookie', async () => {
  const responseHeaders = new Headers();
  const headers = new Headers({ cookie: 'verification-requests=invented.signature' });
  await limitBrowser(payload, headers, responseHeaders);
  expect(responseHeaders.get('set-cookie')).not.toContain('invented');
});
