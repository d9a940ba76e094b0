import { expect, it } from 'vitest';
import { browserOf } from './browser-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox, Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605 (KHTML) CriOS/141.0 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 (KHTML) Version/26.0 Safari/605.1',
    'Safari, Mac',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('names the browser of %j', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});
