import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { FileImporter } from './files.ts';

let payload: Payload;
let documentOf: typeof import('./html.ts').documentOf;
let richTextOf: typeof import('./html.ts').richTextOf;
let htmlOf: typeof import('../calls/rich-text-html.ts').htmlOf;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ documentOf, richTextOf } = await import('./html.ts'));
  ({ htmlOf } = await import('../calls/rich-text-html.ts'));
}, patience);

const files: FileImporter = {
  one: async (file) => (typeof file === 'object' && file.url?.endsWith('kept.jpg') ? 7 : undefined),
  all: async () => [],
};
const picture = { url: '/files/media/kept.jpg', fileType: 'image' as const, alt: 'The gate' };
const stored = { ...picture, path: '', mime: '', type: '', ext: '', data: '' };
const related = {
  file: (id: number) => (id === 7 ? stored : undefined),
  fileAt: () => undefined,
  department: () => undefined,
  ownPage: () => undefined,
};
const there = async (html: string) => htmlOf(await richTextOf(html, payload, files), related);

describe('imported HTML', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two, <strong>bold</strong> and <em>slanted</em></p>'],
    ['headings', '<h2>Rules</h2><h3>Hostel</h3><p>Quiet after ten.</p>'],
    [
      'lists in lists',
      '<ul><li>Arts<ol><li>Assamese</li><li>Bodo</li></ol></li><li>Science</li></ul>',
    ],
    ['links', '<p>See <a href="https://example.org/a?b=1&amp;c=2">this page</a>.</p>'],
    ['links to files', '<p><a href="/files/media/form.pdf">The form</a></p>'],
    ['Assamese', '<p>মহাবিদ্যালয়ৰ জাননী</p>'],
    [
      'tables',
      '<table><tbody><tr><th><p>Day</p></th><th><p>Room</p></th></tr><tr><td><p>Monday</p></td><td><p>12</p></td></tr></tbody></table>',
    ],
    ['quotations', '<blockquote>Light from the river</blockquote>'],
    ['pictures', '<img src="/files/media/kept.jpg" alt="The gate">'],
  ])('keeps %s', async (_what, html) => {
    expect(await there(html)).toBe(html);
  });

  it.each([
    ['bare words', 'Only words', '<p>Only words</p>'],
    ['a table without paragraphs', '<table><tr><td>1</td></tr></table>', /<td><p>1<\/p><\/td>/],
    [
      'markup pasted from an office program',
      '<div><span style="font:x">Fee</span><o:p></o:p></div>',
      /Fee/,
    ],
    ['a picture that cannot be loaded', '<p>Text</p><img src="/lost.jpg">', '<p>Text</p>'],
    ['unclosed tags', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('repairs %s', async (_what, html, expected) => {
    expect(await there(html)).toMatch(
      typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
    );
  });

  it.each([
    [
      'captions of tables',
      '<table><caption>Fees</caption><tr><td>1</td></tr></table>',
      '<p>Fees</p><table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    ],
    [
      'relative links',
      '<p><a href="files/form a.pdf">1</a> <a href="../b.html?c=1#d">2</a></p>',
      '<p><a href="/files/form%20a.pdf">1</a> <a href="/b.html?c=1#d">2</a></p>',
    ],
    ['alignment', '<p align="center">By order</p>', '<p style="text-align: center;">By order</p>'],
    [
      'alignment of WordPress',
      '<p class="has-text-align-right has-large-font-size">Principal</p>',
      '<p style="text-align: right;">Principal</p>',
    ],
    [
      'captions of pictures',
      '<figure><img src="/files/media/kept.jpg" alt="The gate"><figcaption>In 1954</figcaption></figure>',
      '<p><img src="/files/media/kept.jpg" alt="The gate"></p><p>In 1954</p>',
    ],
    [
      'films, as links',
      '<video src="/files/media/film.mp4"></video>',
      '<p><a href="/files/media/film.mp4">/files/media/film.mp4</a></p>',
    ],
  ])('converts %s', async (_what, html, expected) => {
    expect(await there(html)).toBe(expected);
  });

  it('reports links that lead nowhere, and keeps their text', async () => {
    const leftOut: object[] = [];
    const html = '<p><a href="file:///C:/a.doc">The form</a> <a href="#top">Top</a></p>';
    const text = await richTextOf(html, payload, files, (part) => void leftOut.push(part));
    expect(htmlOf(text, related)).toBe('<p>The form Top</p>');
    expect(leftOut).toEqual([{ kind: 'link', what: 'file:///C:/a.doc' }]);
  });

  it.each([
    [400, '1'],
    [10_000, 'everything'],
  ])('keeps only the text if tags are nested %i times, and reports it', async (times, what) => {
    const leftOut: object[] = [];
    const html = `${'<div><b>'.repeat(times)}Rules${'</b></div>'.repeat(times)}`;
    const text = await richTextOf(html, payload, files, (part) => void leftOut.push(part));
    expect(
      htmlOf(text, related)
        .replace(/<[^>]*>/g, '')
        .trim(),
    ).toBe('Rules');
    expect(leftOut).toEqual([{ kind: 'depth', what }]);
  });

  it.each([
    '/files/media/form%20a.pdf',
    '/files/media/%E0%A6%85.pdf',
    'https://intranet/a',
    '/page(1)',
  ])('keeps the address %s when it is saved and published', async (address) => {
    const description = await richTextOf(`<p><a href="${address}">x</a></p>`, payload, files);
    const { id } = await payload.create({
      collection: 'notices',
      data: {
        title: 'Form',
        type: 'COLLEGE_TENDER',
        date: '2026-07-05',
        description,
        _status: 'published',
      },
    });
    const { description: saved } = await payload.findByID({ collection: 'notices', id });
    expect(htmlOf(saved, related)).toBe(`<p><a href="${address}">x</a></p>`);
  });

  it.each([
    '<script>alert(1)</script><p>a</p>',
    '<p onclick="x()">a</p>',
    '<a href="javascript:x()">a</a>',
  ])('removes scripts from %s', async (html) => {
    expect(await there(html)).not.toMatch(/script|onclick/);
  });

  it('loads nothing that it refers to', async () => {
    const requested: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      requested.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const tags = [
      'iframe',
      'script',
      'img',
      'embed',
      'video',
      'audio',
      'frame',
      'input type=image',
    ];
    const links = ['stylesheet', 'preload" as="script', 'modulepreload', 'prefetch', 'icon'];
    await there(
      [
        ...tags.map((tag) => `<${tag} src="${at}/${tag}"></${tag}>`),
        ...links.map((rel) => `<link rel="${rel}" href="${at}/link">`),
        `<object data="${at}/object"></object><p style="background:url(${at}/style)">a</p>`,
        `<style>@import "${at}/import";</style><meta http-equiv="refresh" content="0;url=${at}/">`,
      ].join(''),
    );
    // All earlier requests arrived before this one.
    await fetch(`${at}/last`);
    server.close();
    expect(requested).toEqual(['/last']);
  });

  it('is converted to the same text each time', async () => {
    const html = '<p><a href="https://a.example.org">a</a></p>';
    expect(await richTextOf(html, payload, files)).toEqual(await richTextOf(html, payload, files));
  });

  it('gives no text if it is empty', async () => {
    expect(await richTextOf(' \n', payload, files)).toBeUndefined();
  });

  it.each([
    ['is missing', []],
    ['is no rich text', [{ name: 'description', type: 'text' }]],
    ['has another name', [{ name: 'about', type: 'richText' }]],
  ])('is refused if the text field of notices %s', async (_what, flattenedFields) => {
    const other = { collections: { notices: { config: { flattenedFields } } } } as never;
    const reading = richTextOf('<p>a</p>', other, files);
    await expect(reading).rejects.toThrow(/^Notices have no rich-text field/);
  });
});

it('keeps no window for each document', () => {
  const before = process.memoryUsage().heapUsed;
  const documents = Array.from({ length: 300 }, (_, at) => documentOf(`<p>Post ${at}</p>`));
  // A window of its own would be about 600 KB.
  expect((process.memoryUsage().heapUsed - before) / documents.length).toBeLessThan(150_000);
  expect(documents[7]?.body.textContent).toBe('Post 7');
});
