/** Makes the editor's rich text out of a few plain marks: `## `, `- `, `1. `, `| a | b |`, `**bold**`, `[words](address)`. */
interface Node {
  type: string;
  version: number;
  [name: string]: unknown;
}
export interface RichText {
  root: {
    type: 'root';
    children: Node[];
    direction: 'ltr';
    format: '';
    indent: number;
    version: number;
  };
  [name: string]: unknown;
}

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
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
  detail: 0,
  format: bold ? 1 : 0,
  mode: 'normal',
  style: '',
  version: 1,
});

const link = (label: string, url: string): Node =>
  element('link', [words(label)], {
    version: 3,
    id: `link-${label.length}-${url.length}`,
    fields: { linkType: 'custom', newTab: false, url },
  });

function inline(line: string): Node[] {
  return line
    .split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, bold, label, url] = /^(?:\*\*(.+)\*\*|\[(.+)\]\((.+)\))$/.exec(part) ?? [];
      if (bold) return words(bold, true);
      return label && url ? link(label, url) : words(part);
    });
}

const paragraph = (children: Node[]) =>
  element('paragraph', children, { textFormat: 0, textStyle: '' });

function list(lines: string[], tag: 'ul' | 'ol'): Node {
  const items = lines.map((line, i) =>
    element('listitem', inline(line.replace(/^(-|\d+\.) /, '')), { value: i + 1 }),
  );
  return element('list', items, { tag, listType: tag === 'ul' ? 'bullet' : 'number', start: 1 });
}

function table(lines: string[]): Node {
  const rows = lines.map((line, row) => {
    const cells = line.replace(/^\| | \|$/g, '').split(' | ');
    return element(
      'tablerow',
      cells.map((cell) =>
        element('tablecell', [paragraph(inline(cell))], {
          headerState: row === 0 ? 1 : 0,
          colSpan: 1,
          rowSpan: 1,
          backgroundColor: null,
        }),
      ),
    );
  });
  return element('table', rows);
}

function block(lines: string[]): Node {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return element('heading', inline(first.slice(3)), { tag: 'h3' });
  if (first.startsWith('- ')) return list(lines, 'ul');
  if (/^\d+\. /.test(first)) return list(lines, 'ol');
  if (first.startsWith('| ')) return table(lines);
  const broken = lines.flatMap((line, i) =>
    i === 0 ? inline(line) : [{ type: 'linebreak', version: 1 }, ...inline(line)],
  );
  return paragraph(broken);
}

export function richText(marked: string): RichText {
  const children = marked
    .trim()
    .split(/\n\s*\n/)
    .map((lines) => block(lines.split('\n').map((line) => line.trim())));
  return { root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 } };
}
