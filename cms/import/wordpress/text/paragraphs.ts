/**
 * Line breaks of WordPress's classic editor: an empty line separates paragraphs, a single one
 * breaks a line.
 */

const blocks = new Set(
  (
    'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'iframe main nav ol p pre section style table ul video audio object embed script'
  ).split(' '),
);
/** Elements whose direct text becomes paragraphs too. */
const containers = new Set(['div', 'blockquote', 'section', 'article', 'center', 'details']);

const nameOf = (node: Node) => node.nodeName.toLowerCase();

/** Wraps text and inline elements between blocks in paragraphs. */
export function makeParagraphs(document: Document, within: Element = document.body): void {
  const parts: Node[] = [];
  let paragraph: Element | undefined;
  const startBlock = () => {
    paragraph ??= document.createElement('p');
    if (parts.at(-1) !== paragraph) parts.push(paragraph);
    return paragraph;
  };
  for (const node of [...within.childNodes]) {
    if (blocks.has(nameOf(node))) {
      if (containers.has(nameOf(node))) makeParagraphs(document, node as Element);
      parts.push(node);
      paragraph = undefined;
    } else if (node.nodeType !== document.TEXT_NODE) startBlock().append(node);
    else
      for (const [at, text] of (node.textContent ?? '').split(/\r?\n[ \t]*\r?\n\s*/).entries()) {
        if (at > 0) paragraph = undefined;
        if (paragraph || /\S/.test(text)) appendLines(document, startBlock(), text);
      }
  }
  for (const node of parts) if (nameOf(node) === 'p') trim(node as Element);
  within.replaceChildren(
    ...parts.filter((node) => nameOf(node) !== 'p' || !isEmpty(node as Element)),
  );
}

function appendLines(document: Document, to: Element, text: string): void {
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (at > 0 && to.childNodes.length > 0) to.append(document.createElement('br'));
    if (line) to.append(document.createTextNode(line));
  }
}

/** Removes line breaks and spaces at both ends. */
function trim(paragraph: Element): void {
  const isNothing = (node: Node | null) =>
    node !== null &&
    (nameOf(node) === 'br' || (nameOf(node) === '#text' && !node.textContent?.trim()));
  while (isNothing(paragraph.lastChild)) paragraph.lastChild?.remove();
  while (isNothing(paragraph.firstChild)) paragraph.firstChild?.remove();
}

const isEmpty = (element: Element) =>
  !element.textContent?.trim() && element.querySelector('img, iframe, video, audio') === null;
