/** HTML as short lines that people can read and compare: words, links and controls, without boxes and classes. */
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Elements whose text continues the line in which they stand. */
const inlineNames = new Set(
  'a abbr b bdi br button code em i img input label option select small span strong sub sup textarea time'.split(
    ' ',
  ),
);
/** Inline elements that styles set apart from the words before and after them. */
const spacedNames = new Set(['a', 'button', 'img', 'label', 'small', 'span']);
const hiddenNames = new Set(['script', 'style', 'svg', 'template']);
/** Options of a select that are written out; of a longer list, the first two. */
const MOST_OPTIONS = 6;

const squeeze = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/**
 * One line for each heading, paragraph, item of a list and row of a table. `# Title` is a heading, `[words](address)` a
 * link, `![words](address)` a picture, `(words)` a button, `{type name}` a field of a form, `nav “name”` a region with a
 * name, and `: words` continues the term before it.
 */
export function outlineOf(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const words = squeeze(line);
    if (words && words !== '-') lines.push(words);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.type === 'text') line += node.data;
    if (!('attribs' in node) || hiddenNames.has(node.name)) return;
    if (inlineNames.has(node.name)) {
      line += wordsOfInline(node);
      return;
    }
    if (node.name !== 'dd' || !line.endsWith(': ')) endLine();
    const region = regionOf(node);
    if (region) lines.push(region);
    if (node.name === 'tr') {
      const cells = node.children.filter((cell) => 'attribs' in cell);
      const words = cells.map((cell) => outlineOf(DomUtils.getInnerHTML(cell)).join(' '));
      lines.push(`| ${words.join(' | ')} |`);
      return;
    }
    line += prefixOf(node);
    for (const child of node.children) read(child);
    if (node.name === 'dt') line = `${squeeze(line)}: `;
    else endLine();
  };
  for (const node of parseDocument(html).children) read(node);
  endLine();
  return lines;
}

/** Name and id of an element that other elements or addresses refer to. */
function regionOf({ name, attribs: { id = '', 'aria-label': label } }: Element): string {
  const parts = [label && `“${label}”`, /^[a-z]/.test(id) && `#${id}`].filter(Boolean);
  return parts.length > 0 ? `${name} ${parts.join(' ')}` : '';
}

function prefixOf({ name }: Element): string {
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} `;
  return { li: '- ', summary: '▸ ' }[name] ?? '';
}

const marks = ['download', 'aria-current', 'disabled', 'required', 'checked', 'multiple'];
const markedWith = (attribs: Element['attribs']) =>
  marks.map((mark) => (mark in attribs ? `, ${mark.replace('aria-', '')}` : '')).join('');

function wordsOfInline(node: Element): string {
  const words = controlOf(node);
  return spacedNames.has(node.name) ? ` ${words} ` : words;
}

function controlOf(node: Element): string {
  const { name, attribs } = node;
  const words = () =>
    node.children
      .map((child) => {
        if (child.type === 'text') return child.data;
        return 'attribs' in child && !hiddenNames.has(child.name) ? wordsOfInline(child) : '';
      })
      .join('');
  const marked = markedWith(attribs);
  switch (name) {
    case 'a':
      return `[${squeeze(attribs['aria-label'] ?? words())}](${attribs.href}${marked})`;
    case 'img':
      return `![${attribs.alt ?? ''}](${attribs.src})`;
    case 'button':
      return `(${squeeze(attribs['aria-label'] ?? words())}${marked})`;
    case 'input': {
      const value = attribs.value && `“${attribs.value}”`;
      const parts = [attribs['aria-label'], attribs.type ?? 'text', attribs.name, value];
      return ` {${parts.filter(Boolean).join(' ')}${marked}} `;
    }
    case 'textarea':
      return ` {${['textarea', attribs.name].filter(Boolean).join(' ')}${marked}} `;
    case 'select': {
      const options = DomUtils.getElementsByTagName('option', node).map(
        (option) =>
          `${DomUtils.textContent(option)}${'selected' in option.attribs ? ' (selected)' : ''}`,
      );
      const shown =
        options.length > MOST_OPTIONS
          ? [...options.slice(0, 2), `… (${options.length} options)`]
          : options;
      return ` {${['select', attribs.name].filter(Boolean).join(' ')}${marked}: ${shown.join(', ')}} `;
    }
    case 'br':
      return ' ';
    default:
      return words();
  }
}
