/**
 * A page of a plain blog to compare with in the same run, because seconds depend on the machine: 20 posts in about 300
 * elements, with a stylesheet and a deferred script, as a small WordPress theme has them. It has no pictures and no fonts.
 * Its links are prerendered like the site's.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

let next = 1;
/** Words that compress about as well as a language does. */
const words = (count: number): string =>
  Array.from({ length: count }, () => {
    next = (next * 48_271) % 2_147_483_647;
    return next.toString(26).replace(/\d/g, (digit) => 'aeioulnrst'[Number(digit)] ?? '');
  }).join(' ');

const post = () =>
  `<article><header><h2><a href="/p">${words(6)}</a></h2><p><time>1 May 2026</time> <a href="/a">${words(2)}</a></p></header>
<div><p>${words(38)}</p><p>${words(24)}</p><ul><li>${words(4)}</li><li>${words(4)}</li></ul></div></article>`;
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words(4)}</title><link rel="stylesheet" href="/style.css"><script defer src="/script.js"></script></head>
<body><header><p><a href="/">${words(3)}</a></p><nav><ul>${times(8, () => `<li><a href="/x">${words(1)}</a></li>`)}</ul></nav></header>
<main><h1>${words(3)}</h1>${times(20, post)}</main><footer><p>${words(12)}</p></footer></body></html>`;
const css = `body{font:17px/1.6 system-ui;max-width:44rem;margin:auto;padding:1rem}h1,h2{line-height:1.2}
${times(150, (at) => `.c${at},.d${at} a{margin:${at % 9}px;padding:${at % 7}px}\n`)}`;
const script = `(()=>{const t={};${times(420, (at) => `t.f${at}=x=>x+${at}+"${words(2)}";`)}})()`;
const rules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

const files = new Map([
  ['/style.css', { type: 'text/css', body: gzipSync(css) }],
  ['/script.js', { type: 'text/javascript', body: gzipSync(script) }],
  ['/rules.json', { type: 'application/speculationrules+json', body: gzipSync(rules) }],
]);
const page = { type: 'text/html; charset=utf-8', body: gzipSync(html) };

/** Serves the page. Resolves with its address. */
export async function openBarePage(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response: ServerResponse) => {
    const { type, body } = files.get(url) ?? page;
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Speculation-Rules': '"/rules.json"',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
