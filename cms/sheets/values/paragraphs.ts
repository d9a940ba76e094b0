import { asRecord } from '@college/contract/as-record';

/** Converts plain lines to rich text and back. Formatting that only the editor can show is lost. */

const node = (type: string, children: object[], more = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '' as const,
  indent: 0,
  children,
  ...more,
});

const line = (text: string) => node('paragraph', [{ type: 'text', version: 1, text, format: 0 }]);

export const paragraphs = (text: string): object => ({
  root: node('root', text.split(/\n+/).map(line)),
});

interface Node {
  text?: unknown;
  type?: unknown;
  children?: unknown;
}
const childrenOf = (parent: unknown): Node[] => {
  const { children } = asRecord(parent);
  return Array.isArray(children) ? children : [];
};
const inline = new Set(['text', 'link', 'autolink', 'linebreak']);

/** One line for each paragraph, list item and table row. */
export function wordsOf(value: unknown): string {
  return linesOf(asRecord(value).root)
    .map((words) => words.trim())
    .filter(Boolean)
    .join('\n');
}

function linesOf(element: unknown): string[] {
  const children = childrenOf(element);
  const isLine = children.some(({ type }) => inline.has(String(type)));
  return isLine ? [children.map(wordsWithin).join('')] : children.flatMap(linesOf);
}

const wordsWithin = (element: Node): string => {
  if (element.type === 'linebreak') return '\n';
  if (typeof element.text === 'string') return element.text;
  return childrenOf(element).map(wordsWithin).join('');
};
