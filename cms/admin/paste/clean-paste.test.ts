import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { wordHtml } from '../../testing/word-clipboard.ts';
import { cleanPaste } from './clean-paste.ts';

const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const clean = (html: string) => cleanPaste(html, parse);
/** Outline of the lists and paragraphs, with the start number of each list. */
const outline = (html: string) => [...parse(clean(html).html).body.childNodes].map(sketch).join('');
function sketch(node: Node): string {
  const inside = [...node.childNodes].map(sketch).join('').trim();
  const name = node.nodeName.toLowerCase();
  if (!['ol', 'ul', 'li', 'p'].includes(name))
    return inside || (node.textContent ?? '').replace(/\s+/g, ' ');
  const start = (node as Element).getAttribute('start');
  return `<${name}${start ? ` start="${start}"` : ''}>${inside}</${name}>`;
}

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

describe('a list from Word', () => {
  it('stays a numbered list, with its bullets inside', () => {
    expect(outline(wordHtml)).toContain(
      '<ol><li>Fill in the form at the office.</li><li>Bring these papers:' +
        '<ul><li>Mark sheet</li><li>Two photographs</li></ul></li>' +
        '<li>Pay the fee before 5 December.</li></ol>',
    );
  });

  it('continues its numbers after other text', () => {
    const html = `${item('1.', 'One')}<p>Between</p>${item('2.', 'Two')}`;
    expect(outline(html)).toBe(
      '<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
    );
  });

  it.each(['1.', 'a)', '(iv)', '১।'])('is numbered if its mark is %s', (mark) => {
    expect(outline(item(mark, 'One'))).toBe('<ol><li>One</li></ol>');
  });

  it.each(['·', 'o', '§', '-'])('has bullets if its mark is %s', (mark) => {
    expect(outline(item(mark, 'One'))).toBe('<ul><li>One</li></ul>');
  });
});

describe('a picture', () => {
  it.each([
    'file:///C:/Users/office/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg',
    'https://elsewhere.example/logo.png',
    '//elsewhere.example/logo.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/gif;base64,R0lGODlh',
    '',
  ])('is removed and counted if its source is “%s”', (src) => {
    expect(clean(`<p>Text <img src="${src}"> goes on</p>`)).toEqual({
      html: '<p>Text  goes on</p>',
      leftOut: 1,
    });
  });

  it('stays if it is pasted as data or is an upload of this website', () => {
    const html =
      '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>' +
      '<img data-lexical-upload-id="3" data-lexical-upload-relation-to="media" src="/x.jpg">';
    expect(clean(html)).toEqual({ html, leftOut: 0 });
  });
});

it.each([
  ['<p style="font-family:Geetanjali">jannE</p>', 'Geetanjali'],
  ['<p style=\'font-family:"Ramdhenu",serif\'>jannE</p>', 'Ramdhenu'],
  ['<font face="Luit">jannE</font>', 'Luit'],
  [
    '<style>@font-face {font-family:Geetanjali}</style><p style="font-family:Arial">Notice</p>',
    undefined,
  ],
])('names a font older than Unicode: %s', (html, font) => {
  expect(clean(html).oldFont).toBe(font);
});
