/** The content of a page: what is in `<main>` besides its title, menus and the line with the day of the last change. */
import type { Locale } from '@college/contract/locales';
import { type Element, isElement, type Node, wordsOf } from './page-nodes.ts';

/** Elements without content of the page: menus, its title, and what is not shown. */
const SKIPPED = new Set(['nav', 'h1', 'script', 'style', 'template', 'noscript']);
/** Elements that are content without text. */
const VISIBLE = new Set(['img', 'picture', 'video', 'audio', 'iframe', 'form', 'object', 'canvas']);

interface Content {
  /** True without text, picture or form. A line with `data-empty` says that a list has no entries, and is no content. */
  isEmpty: boolean;
  /** Part of the letters in another language than the page, 0 to 1. Names of people and e-mail addresses are not counted. */
  foreignPart: number;
}

/** A text that no one translates: the name of a person, which has `translate="no"`, or an e-mail address. */
const isFixed = ({ attribs: { translate, href = '' } }: Element): boolean =>
  translate === 'no' || href.startsWith('mailto:');

/** Reads the content of `main`, which is empty if undefined. The language of a text is that of its nearest `lang`. */
export function readContent(main: Element | undefined, locale: Locale): Content {
  let letters = 0;
  let foreign = 0;
  let hasShown = false;
  const read = (node: Node, lang: string, isCounted: boolean) => {
    if (node.type === 'text') {
      const count = node.data.match(/\p{L}/gu)?.length ?? 0;
      hasShown ||= count > 0;
      if (!isCounted) return;
      letters += count;
      if (lang !== locale) foreign += count;
      return;
    }
    if (!('children' in node)) return;
    if (isElement(node)) {
      if (SKIPPED.has(node.name) || 'data-empty' in node.attribs || saysChange(node)) return;
      hasShown ||= VISIBLE.has(node.name);
    }
    const own = (isElement(node) && node.attribs.lang) || lang;
    const areCounted = isCounted && !(isElement(node) && isFixed(node));
    for (const child of node.children) read(child, own, areCounted);
  };
  if (main) read(main, locale, true);
  return {
    isEmpty: !hasShown,
    foreignPart: letters === 0 ? 0 : foreign / letters,
  };
}

/** True for a line with the day of the last change or review, as pages write it (`updated` in `site/strings/`). */
export const saysChange = (node: Node): boolean =>
  'children' in node &&
  node.children.some((child) => isElement(child) && child.name === 'time') &&
  /updated|reviewed|সংশোধন|পুনৰীক্ষণ/i.test(wordsOf(node));

const promises = [
  /\b(?:page|site|website|section|content)\b.{0,30}\bunder construction\b/i,
  /^\W*(?:this is |currently |still )*under construction\W*$/i,
  /^\W*(?:coming soon|will be (?:updated|uploaded|added|available) (?:soon|shortly|later)|to be (?:updated|uploaded|added))\W*$/i,
  /\b(?:content|page|information|details)\b.{0,20}\b(?:will be|to be|is being) (?:updated|uploaded|added|prepared)(?: soon| shortly| later)?\W*$/i,
  /(?:পৃষ্ঠা|ৱেবছাইট|শিতান).{0,30}(?:নিৰ্মাণাধীন|নিৰ্মীয়মাণ|নিৰ্মাণৰ কাম)/,
  /^\P{L}*(?:নিৰ্মাণাধীন|নিৰ্মীয়মাণ|নিৰ্মাণৰ কাম চলি আছে|শীঘ্ৰেই আহি আছে|সোনকালে আহি আছে|পিছত দিয়া হ’ব)\P{L}*$/u,
];
/** Characters of a line that says that a page is still to come. Longer ones are texts about something else. */
const LONGEST_PROMISE = 120;

/**
 * True for a line which says that the page is still to be written, in English or Assamese. A text about a building under
 * construction is none.
 */
export const isUnderConstruction = (text: string): boolean =>
  text.length <= LONGEST_PROMISE && promises.some((pattern) => pattern.test(text));
