import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { FileBringer } from './files.ts';

let payload: Payload;
let richTextOf: typeof import('./html.ts').richTextOf;
let htmlOf: typeof import('../calls/rich-text/to-html.ts').htmlOf;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ richTextOf } = await import('./html.ts'));
  ({ htmlOf } = await import('../calls/rich-text/to-html.ts'));
}, patience);

const files: FileBringer = {
  one: async (file) => (typeof file === 'object' && file.url?.endsWith('kept.jpg') ? 7 : undefined),
  all: async () => [],
};
const picture = { url: '/files/media/kept.jpg', fileType: 'image' as const, alt: 'The gate' };
const kept = { ...picture, path: '', mime: '', type: '', ext: '', data: '' };
const related = {
  file: (id: number) => (id === 7 ? kept : undefined),
  department: () => undefined,
  ownPage: () => undefined,
};
const there = async (html: string) => htmlOf(await richTextOf(html, payload, files), related);

describe('HTML of another backend', () => {
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
      'what an office program pastes',
      '<div><span style="font:x">Fee</span><o:p></o:p></div>',
      /Fee/,
    ],
    ['a picture that cannot be had', '<p>Text</p><img src="/lost.jpg">', '<p>Text</p>'],
    ['unclosed tags', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('makes the best of %s', async (_what, html, expected) => {
    expect(await there(html)).toMatch(
      typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
    );
  });

  it.each([
    '<script>alert(1)</script><p>a</p>',
    '<p onclick="x()">a</p>',
    '<a href="javascript:x()">a</a>',
  ])('loses %s', async (html) => {
    expect(await there(html)).not.toMatch(/script|onclick/);
  });

  it('loads nothing that it names', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
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
    // Whatever was asked for came before this.
    await fetch(`${at}/last`);
    server.close();
    expect(asked).toEqual(['/last']);
  });

  it('is the same text each time', async () => {
    const html = '<p><a href="https://a.example.org">a</a></p>';
    expect(await richTextOf(html, payload, files)).toEqual(await richTextOf(html, payload, files));
  });

  it('that says nothing is no text', async () => {
    expect(await richTextOf(' \n', payload, files)).toBeUndefined();
  });

  it.each([
    ['is gone', []],
    ['is no long text any more', [{ name: 'description', type: 'text' }]],
    ['is another field', [{ name: 'about', type: 'richText' }]],
  ])('is not read where the text of notices %s', async (_what, flattenedFields) => {
    const other = { collections: { notices: { config: { flattenedFields } } } } as never;
    const read = richTextOf('<p>a</p>', other, files);
    await expect(read).rejects.toThrow(/^Notices have lost their text\.$/);
  });
});
