/** Each feature of the editor, from the saved text through the call's HTML to the page. */
import { expect, test } from 'vitest';
import { htmlOf, type RichText } from '../../cms/calls/rich-text-html.ts';
import { editorFeatures } from '../../cms/content/editor.ts';
import { cleanHtml } from '../../site/components/text/clean-html.ts';
import { shiftHeadings, wrapTables } from '../../site/components/text/RichText.tsx';

type Node = { type: string; children?: Node[] } & Record<string, unknown>;

const text = (words: string, format = 0): Node => ({ type: 'text', text: words, format });
const block = (type: string, children: Node[], fields: object = {}): Node => ({
  type,
  children,
  version: 1,
  ...fields,
});
const paragraph = (children: Node[], fields?: object) => block('paragraph', children, fields);
const inBold = (format: number) => [
  paragraph([text('Until '), text('5 July', format), text(' 10 July')]),
];
const item = (children: Node[]) => block('listitem', children);
const list = (tag: 'ol' | 'ul', children: Node[], start = 1) =>
  block('list', children, { tag, start, listType: tag === 'ol' ? 'number' : 'bullet' });
const cell = (words: string, fields: object = {}) =>
  block('tablecell', [paragraph([text(words)])], { headerState: 0, ...fields });
const link = (fields: object) => block('link', [text('here')], { fields });

const picture = {
  ...{
    url: '/files/media/gate.jpg',
    path: 'gate.jpg',
    fileType: 'image' as const,
    alt: 'The gate',
  },
  ...{ mime: 'image/jpeg', type: 'media', ext: 'jpg', data: '' },
};
const document = {
  ...picture,
  url: '/files/media/form.pdf',
  ext: 'pdf',
  path: 'form.pdf',
  fileType: 'PDF' as const,
};
const related = {
  file: (id: number) => [undefined, picture, document][id],
  fileAt: () => undefined,
  department: () => ({ dept_code: 'PHY', dept_name: 'Physics' }),
  ownPage: () => undefined,
};

function pageOf(children: Node[]): string {
  const root = { type: 'root', children, direction: null, format: '', indent: 0, version: 1 };
  return wrapTables(shiftHeadings(2, cleanHtml(htmlOf({ root } as RichText, related))), 'Table');
}

const upload = (value: number, format = '') => [
  { type: 'upload', relationTo: 'media', value, format, version: 3 },
];
const formatted = (tag: string) => `<p>Until <${tag}>5 July</${tag}> 10 July</p>`;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The nodes that the editor saves with a feature, and the resulting page. */
const pages: Record<string, [saved: Node[], page: string][]> = {
  bold: [[inBold(1), formatted('strong')]],
  italic: [[inBold(2), formatted('em')]],
  strikethrough: [[inBold(4), formatted('s')]],
  underline: [[inBold(8), formatted('u')]],
  subscript: [[inBold(32), formatted('sub')]],
  superscript: [[inBold(64), formatted('sup')]],
  paragraph: [
    [
      [paragraph([text('One'), { type: 'linebreak' }, text('Two')]), paragraph([text('a < b')])],
      '<p>One<br />Two</p><p>a &lt; b</p>',
    ],
  ],
  heading: [
    [
      headings.map((tag) => block('heading', [text(tag)], { tag })),
      '<h2>h1</h2><h2>h2</h2><h3>h3</h3><h4>h4</h4><h5>h5</h5><h6>h6</h6>',
    ],
    [
      ['h5', 'h6'].map((tag) => block('heading', [text(`Counter ${tag}`)], { tag })),
      '<h2>Counter h5</h2><h3>Counter h6</h3>',
    ],
  ],
  align: [
    ...['center', 'right', 'justify'].map((format): [Node[], string] => [
      [paragraph([text('By order')], { format })],
      `<p data-align="${format}">By order</p>`,
    ]),
    [[paragraph([text('By order')], { format: 'end' })], '<p data-align="right">By order</p>'],
    [[paragraph([text('By order')], { format: 'left' })], '<p>By order</p>'],
    [
      [block('heading', [text('By order')], { tag: 'h3', format: 'center' })],
      '<h2 data-align="center">By order</h2>',
    ],
    [
      [list('ul', [block('listitem', [text('One')], { format: 'center' })])],
      '<ul><li data-align="center">One</li></ul>',
    ],
    [
      [block('quote', [text('Light')], { format: 'right' })],
      '<blockquote data-align="right">Light</blockquote>',
    ],
    [
      upload(1, 'center'),
      '<p data-align="center"><img alt="The gate" src="/files/media/gate.jpg" loading="lazy" /></p>',
    ],
  ],
  indent: [
    [[paragraph([text('In')], { indent: 2 })], '<p data-indent="2">In</p>'],
    [
      [list('ul', [item([list('ul', [item([text('In')])])]), item([text('Out')])])],
      '<ul><li data-mark="none"><ul><li>In</li></ul></li><li>Out</li></ul>',
    ],
  ],
  unorderedList: [
    [
      [list('ul', [item([text('Arts')]), item([list('ul', [item([text('Assamese')])])])])],
      '<ul><li>Arts<ul><li>Assamese</li></ul></li></ul>',
    ],
  ],
  orderedList: [
    [[list('ol', [item([text('Third')])], 3)], '<ol start="3"><li>Third</li></ol>'],
    [
      [list('ol', [item([list('ol', [item([text('In')])])]), item([text('Two')])], 2)],
      '<ol start="2"><li data-mark="none"><ol><li>In</li></ol></li><li value="2">Two</li></ol>',
    ],
  ],
  blockquote: [[[block('quote', [text('Light')])], '<blockquote>Light</blockquote>']],
  horizontalRule: [[[{ type: 'horizontalrule' }], '<hr />']],
  link: [
    [
      [paragraph([link({ linkType: 'custom', url: 'https://example.org/a' })])],
      '<p><a href="https://example.org/a" target="_blank" rel="noopener">here</a></p>',
    ],
    [
      [paragraph([link({ linkType: 'custom', url: '/events', newTab: true })])],
      '<p><a href="/events" target="_blank" rel="noopener">here</a></p>',
    ],
    [
      [paragraph([link({ linkType: 'custom', url: 'tel:+913612345678' })])],
      '<p><a href="tel:+913612345678">here</a></p>',
    ],
    [
      [paragraph([link({ linkType: 'internal', doc: { relationTo: 'departments', value: 7 } })])],
      '<p><a href="/department/PHY">here</a></p>',
    ],
    [[paragraph([link({ linkType: 'custom', url: '' })])], '<p>here</p>'],
  ],
  upload: [
    [upload(1), '<img alt="The gate" src="/files/media/gate.jpg" loading="lazy" />'],
    [upload(2), '<p><a href="/files/media/form.pdf">form.pdf (PDF)</a></p>'],
  ],
  experimental_table: [
    [
      [
        block('table', [
          block('tablerow', [cell('Day', { headerState: 1, colSpan: 2 })]),
          block('tablerow', [cell('Monday', { rowSpan: 2 }), cell('12')]),
        ]),
      ],
      '<div role="group" tabindex="0" aria-label="Table"><table><tbody><tr><th colspan="2"><p>Day</p></th></tr>' +
        '<tr><td rowspan="2"><p>Monday</p></td><td><p>12</p></td></tr></tbody></table></div>',
    ],
  ],
  // These change how the editor is used, but not what it saves.
  toolbarFixed: [],
  toolbarInline: [],
  paste: [],
};

test('every feature of the editor is in this table', () => {
  expect(Object.keys(pages).sort()).toEqual(editorFeatures.map(({ key }) => key).sort());
});

test.each(
  Object.entries(pages).flatMap(([feature, rows]) => rows.map((row) => [feature, ...row] as const)),
)('content with %s keeps its form on the page', (_feature, saved, page) => {
  expect(pageOf(saved)).toBe(page);
});
