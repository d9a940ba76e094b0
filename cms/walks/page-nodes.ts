/** Nodes of parsed HTML, and their words. */
import { DomUtils, type parseDocument } from 'htmlparser2';

type Root = ReturnType<typeof parseDocument>;
export type Node = Root | Root['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const isElement = (node: Node): node is Element => 'attribs' in node;

// biome-ignore lint/performance/useDomNodeTextContent: no DOM; `textContent` would contain scripts
const { innerText } = DomUtils;

/** Text as visitors and screen readers get it, in one line. */
export const wordsOf = (node: Node | Node[]): string =>
  innerText(node as Parameters<typeof innerText>[0])
    .replaceAll(/\s+/g, ' ')
    .trim();

/** True for an element with text of its own, besides that of the elements in it. */
export const hasOwnText = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'text' && /\S/.test(child.data));
