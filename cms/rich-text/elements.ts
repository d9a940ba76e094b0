/** HTML elements by the name in the editor. Other elements are removed and their text stays. */

const inline = new Map([
  ...['a', 'br', 'img', 'strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code'].map(
    (name) => [name, name] as const,
  ),
  ['b', 'strong'],
  ['i', 'em'],
  ['cite', 'em'],
  ['dfn', 'em'],
  ['var', 'em'],
  ['ins', 'u'],
  ['strike', 's'],
  ['del', 's'],
]);

const ownBlocks =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table thead tbody tfoot tr th td div';
const otherBlocks =
  'address article aside center details dialog dl fieldset figure footer form header hgroup main nav ' +
  'optgroup search section body html';

const block = new Map([
  ...ownBlocks.split(' ').map((name) => [name, name] as const),
  ...otherBlocks.split(' ').map((name) => [name, 'div'] as const),
  ['menu', 'ul'],
  ['dir', 'ul'],
  ['dt', 'p'],
  ['dd', 'p'],
  ['figcaption', 'p'],
  ['caption', 'p'],
  ['legend', 'p'],
  ['summary', 'p'],
]);

export const isBlock = ({ localName }: Element): boolean => block.has(localName);

export const hasBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(isBlock);

/** Undefined for an element that the editor does not know. */
export const editorName = ({ localName }: Element): string | undefined =>
  inline.get(localName) ?? block.get(localName);
