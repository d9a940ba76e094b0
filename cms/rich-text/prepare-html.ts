/**
 * Reduces the HTML of office programs and other websites to the elements that the editor supports.
 * Text, spaces, lists, links and alignment stay. Depth and number of elements are limited. Runs in
 * the browser for pasted HTML, and on the server for imports.
 */

import { editorName, isBlock } from './elements.ts';
import {
  alignmentOf,
  type ClassRules,
  declarationsOf,
  formatsOf,
  hasNormalWeight,
  readClassRules,
  showSymbols,
  wrapWords,
} from './formats.ts';
import { settleLinks, usableAddress } from './links.ts';
import { flattenTables } from './tables.ts';
import { convertWordLists } from './word-lists.ts';

/** Something that was left out: an address, or text beyond the limits. */
export interface LeftOut {
  kind: 'link' | 'depth' | 'count';
  /** The address, or the number of elements. */
  what: string;
}

export interface PrepareOptions {
  /**
   * True if the text comes from a website that this one replaces, so that its relative links lead
   * here.
   */
  hasOrigin?: boolean;
}

/**
 * Upper bound of elements in a text. A long page of rules has 3,000, a list of 2,000 candidates
 * 25,000.
 */
const MAX_ELEMENTS = 30_000;
/** Upper bound of nested elements. Lists and tables of an office program need 20. */
const MAX_DEPTH = 60;

/** Elements without readable content. */
const removedElements =
  'script, style, template, noscript, title, meta, link, base, xml, select, textarea, input, datalist, svg, canvas, ' +
  'map, area, wbr, rp, .EOP, .msocomanchor, img[aria-roledescription="checkbox"]';
/** Embedded media and documents. */
const embedded = 'iframe, video, audio, embed, object';
const hidden = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i;

/** Changes the document's body. Returns what was left out. */
export function prepareHtml(document: Document, options: PrepareOptions = {}): LeftOut[] {
  const { body } = document;
  const { hasOrigin = false } = options;
  const leftOut = boundSize(body);
  const rules = readClassRules(document);
  markChecked(body);
  removeUnread(body);
  const embeddedMedia = embedsToLinks(body, hasOrigin);
  convertWordLists(document);
  showSymbols(body);
  for (const note of body.querySelectorAll('a.sdfootnotesym, a.sdendnotesym')) note.append(' ');
  for (const element of body.querySelectorAll('*')) settleSpaces(element);
  flattenTables(body);
  for (const element of body.querySelectorAll('*')) settleElement(element, rules);
  const links = settleLinks(body, hasOrigin);
  for (const line of body.querySelectorAll('hr')) unwrapBlocks(line);
  for (const lineBreak of body.querySelectorAll('br'))
    if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  for (const list of body.querySelectorAll('ol + ol')) keepApart(list);
  body.normalize();
  return [
    ...leftOut,
    ...[...embeddedMedia, ...links].map((what) => ({ kind: 'link' as const, what })),
  ];
}

/**
 * Replaces elements that are nested too deep by their text, and removes elements beyond the limit.
 */
function boundSize(body: Element): LeftOut[] {
  let count = 0;
  const deep: Element[] = [];
  const surplus: Element[] = [];
  const walk = (parent: Element, depth: number) => {
    for (const child of parent.children) {
      count += 1;
      if (count > MAX_ELEMENTS) surplus.push(child);
      else if (depth > MAX_DEPTH) deep.push(child);
      else walk(child, depth + 1);
    }
  };
  walk(body, 1);
  for (const element of deep) element.replaceWith(` ${wordsIn(element)} `);
  for (const element of surplus) element.remove();
  const leftOut: LeftOut[] = [];
  if (deep.length > 0) leftOut.push({ kind: 'depth', what: String(deep.length) });
  if (surplus.length > 0) leftOut.push({ kind: 'count', what: String(surplus.length) });
  return leftOut;
}

/** The text of an element, read without recursion, which deep nesting would exhaust. */
function wordsIn(element: Element): string {
  const words: string[] = [];
  const waiting: Node[] = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeType === node.TEXT_NODE) words.push(node.textContent ?? '');
    waiting.push(...[...node.childNodes].reverse());
  }
  return words.join('');
}

/** Replaces tick boxes by signs, because the editor has no checklists. */
function markChecked(body: Element): void {
  for (const box of body.querySelectorAll('li input[type="checkbox"]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  for (const item of body.querySelectorAll('li[aria-checked]'))
    leafOf(item).prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ');
}

const leafOf = (element: Element): Element => element.querySelector('p, div') ?? element;

function removeUnread(body: Element): void {
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  for (const element of body.querySelectorAll('[style]'))
    if (hidden.test(element.getAttribute('style') ?? '')) element.remove();
  removeComments(body);
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes])
    if (child.nodeType === child.COMMENT_NODE) node.removeChild(child);
    else removeComments(child);
}

/**
 * Replaces embedded media by links, because nothing is loaded from other servers without a click.
 * Returns addresses that were left out.
 */
function embedsToLinks(body: Element, hasOrigin: boolean): string[] {
  const leftOut: string[] = [];
  for (const element of body.querySelectorAll(embedded)) {
    const source = element.querySelector('source')?.getAttribute('src');
    const original = element.getAttribute('src') ?? source ?? element.getAttribute('data') ?? '';
    const address = usableAddress(original, hasOrigin);
    if (address && /^(?:https?:|\/)/i.test(address)) element.replaceWith(linkTo(address, element));
    else {
      element.remove();
      if (original.trim()) leftOut.push(original.trim());
    }
  }
  return leftOut;
}

function linkTo(address: string, element: Element): Element {
  const anchor = element.ownerDocument.createElement('a');
  anchor.setAttribute('href', address);
  anchor.textContent = element.getAttribute('title')?.trim() || address;
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(anchor);
  return paragraph;
}

/** Joins spaces and tabs that Word and Safari put into separate elements. */
function settleSpaces(element: Element): void {
  const isSpace =
    /mso-spacerun|mso-tab-count/i.test(element.getAttribute('style') ?? '') ||
    element.matches('.Apple-converted-space, .Apple-tab-span');
  if (isSpace && !element.textContent?.trim()) element.replaceWith(' ');
}

/** Gives an element the editor's name, its formats as elements, and only necessary attributes. */
function settleElement(element: Element, rules: ClassRules): void {
  const declarations = declarationsOf(element, rules);
  for (const format of formatsOf(element, declarations)) wrapWords(element, format);
  if (element.localName === 'q') {
    element.prepend('“');
    element.append('”');
  }
  const name = editorName(element);
  if (!name || (name === 'strong' && hasNormalWeight(declarations))) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const indent = declarations.get('padding-inline-start') ?? '';
  const styles = [
    alignmentOf(element, declarations),
    /^\d{2,3}px$/.test(indent) &&
      /^(?:p|h\d|blockquote)$/.test(name) &&
      `padding-inline-start: ${indent}`,
  ].filter(Boolean);
  const settled = renamed(element, name);
  if (isBlock(settled) && styles.length > 0) settled.setAttribute('style', styles.join('; '));
}

const needed: Readonly<Record<string, readonly string[] | undefined>> = {
  a: ['href', 'target'],
  img: ['src', 'alt', 'data-lexical-upload-id', 'data-lexical-upload-relation-to'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** The same element with the editor's name and only necessary attributes. */
function renamed(element: Element, name: string): Element {
  const settled = element.localName === name ? element : element.ownerDocument.createElement(name);
  const first = name === 'ol' ? element.querySelector('li')?.getAttribute('value') : null;
  const isRightToLeft = isBlock(element) && element.getAttribute('dir') === 'rtl';
  if (settled !== element) {
    settled.append(...element.childNodes);
    element.replaceWith(settled);
  }
  for (const attribute of [...settled.attributes])
    if (!needed[name]?.includes(attribute.name)) settled.removeAttribute(attribute.name);
  if (first && /^\d{1,5}$/.test(first)) settled.setAttribute('start', first);
  if (isRightToLeft) settled.setAttribute('dir', 'rtl');
  return settled;
}

/**
 * Removes blocks around a line, because the editor puts it into a paragraph, which cannot contain
 * blocks.
 */
function unwrapBlocks(line: Element): void {
  const isBlockOrBreak = (child: Element) => isBlock(child) || child.localName === 'br';
  const holdsBlocks = (parent: Element) =>
    parent.localName === 'div' &&
    [...parent.children].every(isBlockOrBreak) &&
    [...parent.childNodes].every((child) => child.nodeType !== 3 || !child.textContent?.trim());
  for (let parent = line.parentElement; parent && holdsBlocks(parent); parent = line.parentElement)
    parent.replaceWith(...parent.childNodes);
}

/** Separates consecutive lists, because the editor would join them and continue the numbers. */
function keepApart(list: Element): void {
  if (list.parentElement?.closest('li, ol, ul')) return;
  const empty = list.ownerDocument.createElement('p');
  empty.append(list.ownerDocument.createElement('br'));
  list.before(empty);
}

/** True for a line break between blocks, which is not needed. */
function isBetweenBlocks(lineBreak: Element): boolean {
  if (!/^(?:body|div)$/.test(lineBreak.parentElement?.localName ?? '')) return false;
  const isEdge = (neighbour: (node: Node) => Node | null) => {
    let node = neighbour(lineBreak);
    while (node && node.nodeType === node.TEXT_NODE && !node.textContent?.trim())
      node = neighbour(node);
    return !node || (node.nodeType === node.ELEMENT_NODE && isBlock(node as Element));
  };
  return isEdge((node) => node.previousSibling) && isEdge((node) => node.nextSibling);
}
