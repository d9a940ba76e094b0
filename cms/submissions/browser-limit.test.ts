import { expect, it } from 'vitest';
import { stubEnvironment } from '../testing/stub-environment.ts';

await stubEnvironment();
const { limitBrowser } = await import('./browser-limit.ts');

/** A browser that keeps its cookie. */
function openBrowser() {
  let cookie = '';
  return () => {
    const responseHeaders = new Headers();
    limitBrowser(new Headers({ cookie }), responseHeaders);
    const [setCookie] = responseHeaders.getSetCookie();
    if (setCookie) cookie = setCookie.split(';')[0] ?? '';
    return setCookie;
  };
}

it('lets a browser send ten requests in 15 minutes, and then says when to try again', () => {
  const ask = openBrowser();
  expect(ask()).toMatch(/HttpOnly.*SameSite=Strict/);
  for (let count = 2; count <= 10; count += 1) expect(ask()).toBeUndefined();
  expect(ask).toThrow(/sent too many requests. Please try again in 15 min\.$/);
});

it('counts each browser of a computer lab separately', () => {
  for (let computer = 0; computer < 60; computer += 1) expect(openBrowser()).not.toThrow();
});

it('replaces an invented cookie', () => {
  const responseHeaders = new Headers();
  limitBrowser(new Headers({ cookie: 'verification-requests=invented' }), responseHeaders);
  expect(responseHeaders.get('set-cookie')).not.toContain('invented');
});
