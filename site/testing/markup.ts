/** HTML as a browser reads it: in whatever order attributes stand, and however React sets texts apart. */
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A page, or an element of it. */
export interface Markup {
  /** The elements within that a CSS selector names, as they follow on each other. */
  all: (selector: string) => Markup[];
  /** The only one that it names; throws where there is none, or another. */
  one: (selector: string) => Markup;
  /** Name in lower case; '' for the page. */
  readonly name: string;
  /** Attributes by name in lower case. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Readable text. Words end where an element starts or ends. */
  readonly words: string;
  /** Exact text, such as that of a style. */
  readonly text: string;
  /** The original markup. */
  readonly source: string;
}

type Root = ReturnType<typeof parseDocument>;
type Node = Root['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

export const parse = (html: string): Markup =>
  markupOf(html, parseDocument(html, { withStartIndices: true, withEndIndices: true }));

function markupOf(html: string, node: Root | Element): Markup {
  const all = (selector: string) =>
    selectAll<Node, Element>(selector, node).map((element) => markupOf(html, element));
  return {
    all,
    one(selector) {
      const [first, ...others] = all(selector);
      if (!first) throw new Error(`Nothing is ${selector}.`);
      if (others.length > 0) throw new Error(`${others.length + 1} are ${selector}.`);
      return first;
    },
    name: 'name' in node ? node.name : '',
    attributes: 'attribs' in node ? node.attribs : {},
    get words() {
      const isRead = ({ type, parent }: Node) => type === 'text' && parent?.type !== 'script';
      const texts = DomUtils.filter(isRead, node);
      const words = texts.map((node) => DomUtils.textContent(node)).join(' ');
      return words.replaceAll(/\s+/g, ' ').trim();
    },
    get text() {
      return DomUtils.textContent(node);
    },
    get source() {
      return html.slice(node.startIndex ?? 0, (node.endIndex ?? html.length) + 1);
    },
  };
}
