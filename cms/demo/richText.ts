/** Builds what the admin's editor keeps, from a few plain shapes. */

type Node = Record<string, unknown>;
const block = (type: string, children: Node[], more: Node = {}): Node => ({
  type,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...more,
});
const words = (text: string, bold = false): Node => ({
  type: 'text',
  text,
  format: bold ? 1 : 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

export const paragraph = (text: string): Node => block('paragraph', [words(text)], { textFormat: 0 });
export const heading = (text: string): Node => block('heading', [words(text)], { tag: 'h3' });
export const list = (items: readonly string[]): Node =>
  block(
    'list',
    items.map((item, index) => block('listitem', [words(item)], { value: index + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  );
export const link = (before: string, text: string, url: string): Node =>
  block('paragraph', [
    words(before),
    block('link', [words(text)], {
      fields: { linkType: 'custom', url, newTab: false },
      id: `link-${text.length}-${url.length}`,
      version: 3,
    }),
  ]);
export const table = (rows: readonly (readonly string[])[]): Node =>
  block(
    'table',
    rows.map((cells, row) =>
      block(
        'tablerow',
        cells.map((cell) =>
          block('tablecell', [paragraph(cell)], { headerState: row === 0 ? 1 : 0, colSpan: 1, rowSpan: 1 }),
        ),
      ),
    ),
  );

/** A text of the editor; a bare string is a paragraph. */
export const richText = (...parts: readonly (string | Node)[]) => ({
  root: {
    type: 'root',
    children: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
  },
});
export type RichTextValue = ReturnType<typeof richText>;
