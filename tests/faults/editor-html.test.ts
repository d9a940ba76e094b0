/**
 * HTML that an editor, or an attacker with an editor's session, could paste: a real browser
 * executes none of it.
 *
 * @long 60 s
 * @for cms/rich-text site/components/text
 */
import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/services/service.ts';
import { cleanHtml } from '../../site/components/text/clean-html.ts';
import { shiftHeadings, wrapTables } from '../../site/components/text/RichText.tsx';
import { readEnvironment } from '../../site/environment.ts';
import { securityHeaders } from '../../site/serve/headers.ts';
import { visitors } from '../support/browser.ts';

const RUNS = Number(process.env.HTML_RUNS ?? 1500);
const SEED = Number(process.env.HTML_SEED ?? 20261121);
/**
 * Texts per page. With few, loading takes too long; with many, a text that swallows the rest hides
 * others.
 */
const A_PAGE = 50;

/** Texts that run in an unprotected browser. Each calls `ran`. */
const certain = [
  '<img src=x onerror=ran()>',
  '<svg onload=ran()></svg>',
  '<script>ran()</script>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<details open ontoggle=ran()><summary>x</summary></details>',
  '<input autofocus onfocus=ran()>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=ran()>x</b>',
];
const others = [
  '<a href="javascript:ran()">x</a>',
  '<a href="&#106;avascript:ran()">x</a>',
  '<a href=" java\tscript:ran()">x</a>',
  '<a href="\u0001javascript:ran()">x</a>',
  '<a href="data:text/html,<script>opener.ran()</script>">x</a>',
  '<a href="vbscript:ran()">x</a><area href="javascript:ran()">',
  '<form action="javascript:ran()"><button>x</button></form>',
  '<button formaction="javascript:ran()">x</button>',
  '<object data="javascript:ran()"></object><embed src="javascript:ran()">',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<svg><style><img src=x onerror=ran()></style></svg>',
  '<svg><a xlink:href="javascript:ran()"><text y="9">x</text></a></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s></animate></svg>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<textarea></textarea><img src=x onerror=ran()></textarea>',
  '<title><img src=x onerror=ran()></title>',
  '<xmp><img src=x onerror=ran()></xmp><plaintext><img src=x onerror=ran()>',
  '<!--><img src=x onerror=ran()>-->',
  '<![CDATA[><img src=x onerror=ran()>]]>',
  '<?php <img src=x onerror=ran()> ?>',
  '<p title="`><img src=x onerror=ran()>">',
  '<img src="x` `<script>ran()</script>"` `>',
  '<img alt="<x" title="/><img src=x onerror=ran()>">',
  '<table><td title="</td><img src=x onerror=ran()>">',
  '<h2 title="</h2><img src=x onerror=ran()>">x</h2><table onload=ran()>',
  '<base href="//127.0.0.1:1/"><meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<template><img src=x onerror=ran()></template>',
  '<p onmouseover=ran() onclick=ran() onfocus=ran() tabindex=0 contenteditable>x</p>',
  '<video><source onerror=ran()></video><audio src=x onerror=ran()></audio>',
  '<body onload=ran() onpageshow=ran()><marquee onstart=ran()>x</marquee>',
  '<select><style></select><img src=x onerror=ran()></style>',
  '<link rel=stylesheet href="data:text/css,*{display:none}"><style>*{display:none}</style>',
];

const oneOf = (...words: string[]) => fc.constantFrom(...words);
const word = fc.oneof(
  oneOf('x', '"', "'", '`', '<', '>', '=', '/', '&lt;', '&#x3c;', '&quot;', '--', '\0', '\n', '\t'),
  oneOf('javascript:ran()', 'java\nscript:ran()', '&#106;avascript:ran()', 'data:text/html,x'),
  oneOf('<!--', '-->', '<![CDATA[', ']]>', '</', '/>', 'ran()', 'অসম', '\u2028', '\ufeff'),
);
const name = fc.oneof(
  oneOf('p', 'a', 'img', 'table', 'td', 'h2', 'ul', 'li', 'b', 'div', 'ol', 'figure'),
  oneOf('svg', 'math', 'style', 'script', 'iframe', 'mtext', 'mglyph', 'annotation-xml', 'desc'),
  oneOf('noscript', 'template', 'textarea', 'title', 'select', 'form', 'foreignObject', 'details'),
);
const attribute = fc
  .tuple(
    oneOf(
      'href',
      'src',
      'onerror',
      'onload',
      'style',
      'title',
      'alt',
      'srcdoc',
      'xlink:href',
      'id',
    ),
    oneOf('=', ' = ', '=\n', ''),
    oneOf('"', "'", '`', ''),
    fc.oneof(
      word,
      oneOf('ran()', 'x" onerror="ran()', "x' onerror='ran()", '</p><img src=x onerror=ran()>'),
    ),
  )
  .map(([key, equals, quote, value]) => key + equals + quote + value + quote);
const tag = fc
  .tuple(
    oneOf('<', '</', '<'),
    name,
    fc.array(attribute, { maxLength: 3 }),
    oneOf('>', '/>', '', '>>'),
  )
  .map(([open, label, attributes, close]) => [open + label, ...attributes].join(' ') + close);
const html = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, word, fc.constantFrom(...certain, ...others)), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => parts.join(''));

/** Renders HTML as components/RichText.tsx does. */
const htmlOf = (text: string) =>
  `<div>${wrapTables(shiftHeadings(3, cleanHtml(text)), 'Table')}</div>`;

let server: Server;
let origin: string;
let body = '';
let headers: Record<string, string> = {};
/** The site's policy, with the function `ran` in the page to report execution. */
const protectedBy = securityHeaders(readEnvironment({ NODE_ENV: 'production' }))();

const visitorsOfSite = visitors();
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    response.end(`<!doctype html><title>x</title><main>${body}</main>`);
  }).listen(port, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Seen {
  ran: number;
  addresses: string[];
}

async function watch(page: Page): Promise<{ load: (text: string) => Promise<Seen> }> {
  let ran = 0;
  await page.exposeFunction('ran', () => {
    ran += 1;
  });
  page.on('dialog', (dialog) => {
    ran += 1;
    void dialog.dismiss();
  });
  return {
    async load(text) {
      [ran, body] = [0, text];
      await page.goto(origin, { waitUntil: 'load' });
      const addresses = await page.evaluate(() => {
        const of = (element: Element) =>
          element.getAttribute('href') ??
          element.getAttribute('src') ??
          element.getAttribute('action');
        const all = [...document.querySelectorAll('main *')];
        for (const element of all)
          for (const event of ['mouseover', 'focus', 'error', 'load', 'toggle', 'click'])
            element.dispatchEvent(new Event(event, { bubbles: false, cancelable: true }));
        return all.flatMap((element) =>
          of(element) === null ? [] : [(element as HTMLAnchorElement).href ?? ''],
        );
      });
      await page.waitForTimeout(30);
      return { ran, addresses };
    },
  };
}

const pages = (texts: string[]) =>
  Array.from({ length: Math.ceil(texts.length / A_PAGE) }, (_, index) =>
    texts.slice(index * A_PAGE, (index + 1) * A_PAGE),
  );

test('each attack runs without protection', async () => {
  const page = await watch(await visitorsOfSite.visit());
  headers = {};
  for (const text of certain) expect((await page.load(text)).ran, text).toBeGreaterThan(0);
});

test('the policy alone stops each attack, with or without cleaning', async () => {
  const page = await watch(await visitorsOfSite.visit());
  headers = protectedBy;
  for (const text of [...certain, ...others]) expect((await page.load(text)).ran, text).toBe(0);
});

test(`cleaning alone stops ${RUNS} generated texts, and no link leads to a script`, async () => {
  const page = await watch(await visitorsOfSite.visit());
  headers = {};
  const texts = [...certain, ...others, ...fc.sample(html, { numRuns: RUNS, seed: SEED })];
  for (const some of pages(texts)) {
    const { ran, addresses } = await page.load(some.map(htmlOf).join('\n'));
    expect(ran, some.join('\n')).toBe(0);
    for (const address of addresses) expect(address).toMatch(/^$|^(https?|mailto|tel):/);
  }
  headers = protectedBy;
  for (const some of pages(texts))
    expect((await page.load(some.map(htmlOf).join('\n'))).ran).toBe(0);
  console.log(`${texts.length} texts (seed ${SEED}) loaded with and without the policy: none ran.`);
  visitorsOfSite.expectNothingLeft();
});
