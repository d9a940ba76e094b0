import { describe, expect, it } from 'vitest';
import { paragraph } from '../testing/content.ts';
import { type Related, uploadOf } from './related.ts';
import { htmlOf, type RichText } from './rich-text-html.ts';

const picture = uploadOf({ filename: 'lab.jpg', mimeType: 'image/jpeg', alt: 'A "lab" & more' });
const syllabus = uploadOf({ filename: 'পাঠ্যক্ৰম.pdf', mimeType: 'application/pdf' });
const rules = uploadOf({ filename: 'rules.pdf', mimeType: 'application/pdf', filesize: 84_000 });
const related: Related = {
  file: (id) => [undefined, picture, syllabus][id],
  fileAt: (address) => (address === '/files/media/rules.pdf' ? rules : undefined),
  department: (id) => (id === 7 ? { dept_code: 'PHY', dept_name: 'Physics' } : undefined),
  ownPage: () => undefined,
};

const textWith = (node: object): RichText => {
  const text = paragraph('');
  return { root: { ...text.root, children: [{ version: 1, ...node }] } } as RichText;
};
const upload = (value: number) => textWith({ type: 'upload', relationTo: 'media', value });
const link = (fields: object, text = 'here') =>
  textWith({
    type: 'paragraph',
    children: [{ type: 'link', fields, children: [{ type: 'text', text, format: 0 }] }],
  });
const internal = (relationTo: string, value: number) =>
  link({ linkType: 'internal', doc: { relationTo, value } });

describe('rich text as HTML', () => {
  it.each([
    ['text, escaped', paragraph('a < b'), '<p>a &lt; b</p>'],
    ['an editor left empty', textWith({ type: 'paragraph', children: [] }), ''],
    ['nothing', null, ''],
    ['a picture', upload(1), '<img src="/files/media/lab.jpg" alt="A &#34;lab&#34; &#38; more">'],
    ['a deleted picture', upload(99), ''],
    ['a notice', internal('notices', 12), '<p><a href="/singleevent?eventId=12">here</a></p>'],
    ['a department', internal('departments', 7), '<p><a href="/department/PHY">here</a></p>'],
    ['a file', internal('media', 1), '<p><a href="/files/media/lab.jpg">here (JPG · 0 B)</a></p>'],
    [
      'the address of a file',
      link({ url: '/files/media/rules.pdf' }),
      '<p><a href="/files/media/rules.pdf">here (PDF · 82 KB)</a></p>',
    ],
    [
      'a file whose size the editor wrote',
      link({ url: '/files/media/rules.pdf' }, 'Rules (PDF, 0.1 MB)'),
      '<p><a href="/files/media/rules.pdf">Rules (PDF, 0.1 MB)</a></p>',
    ],
    [
      'an address',
      link({ url: 'https://a.in/?b&c' }),
      '<p><a href="https://a.in/?b&amp;c">here</a></p>',
    ],
  ])('%s', (_name, text, html) => {
    expect(htmlOf(text, related)).toBe(html);
  });

  it('writes nested lists and tables as plain HTML', () => {
    const text = (words: string) => ({ type: 'text', text: words, format: 0 });
    const item = (...children: object[]) => ({ type: 'listitem', value: 1, children });
    const list = (tag: string, ...children: object[]) => ({
      type: 'list',
      tag,
      start: 1,
      children,
    });
    const nested = list('ul', item(text('one')), item(list('ol', item(text('inner')))));
    expect(htmlOf(textWith(nested), related)).toBe('<ul><li>one<ol><li>inner</li></ol></li></ul>');
    const cell = (headerState: number, words: string) => ({
      type: 'tablecell',
      headerState,
      colSpan: 2,
      children: [text(words)],
    });
    const table = {
      type: 'table',
      children: [{ type: 'tablerow', children: [cell(1, 'Head'), cell(0, 'Body')] }],
    };
    expect(htmlOf(textWith(table), related)).toBe(
      '<table><tbody><tr><th colspan="2">Head</th><td colspan="2">Body</td></tr></tbody></table>',
    );
  });

  it('embeds a document as a link', () => {
    expect(htmlOf(upload(2), related)).toContain(
      `<a href="${syllabus.url}">পাঠ্যক্ৰম.pdf (PDF · 0 B)</a>`,
    );
  });

  it('drops a script address', () => {
    expect(htmlOf(link({ url: 'javascript:alert(1)' }), related)).not.toContain('javascript:');
  });
});

it('looks up the files and departments that a text refers to', () => {
  const [files, departments] = [new Set<number>(), new Set<number>()];
  const noting: Related = {
    file: (id) => void files.add(id),
    fileAt: () => undefined,
    department: (id) => void departments.add(id),
    ownPage: () => undefined,
  };
  for (const text of [upload(1), internal('media', 2), internal('departments', 7), null])
    htmlOf(text, noting);
  expect([[...files], [...departments]]).toEqual([[1, 2], [7]]);
});
