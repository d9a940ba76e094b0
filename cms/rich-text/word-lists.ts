/**
 * Converts Word's lists to HTML lists. Word for Windows writes items as paragraphs,
 * `style="mso-list:l0 level2 lfo1"`, with the number or bullet in a span with `mso-list:Ignore`.
 * Word on the web writes each item as a separate list, `<li data-listid="3" data-aria-level="2">`.
 */
import { latinDigits } from '@college/contract/latin-digits';

const styleOfItem = /mso-list:\s*(l\d+)\s+level(\d+)/i;
/** Numbers such as 1. a) (iv) ১। 2.3, but not the bullets ·, o, §. */
const numbering = /^\s*[([]?((?:\p{Nd}+\.)*\p{Nd}+|\p{L}\p{M}?|[ivxlcdm]{1,8})(?:[.)\]।:]|\s*$)/iu;
const DEEPEST = 9;

interface Item {
  element: Element;
  list: string;
  level: number;
  isNumbered: boolean;
  /** The number as written: 4, iv or d. */
  number: string;
}

interface OpenList {
  element: Element;
  list: string;
  level: number;
  isNumbered: boolean;
  last: number;
}

/** Last number and kind of each level of a list. A level is reset when a higher one continues. */
type Levels = Map<number, { last: number; isNumbered: boolean }>;

export function convertWordLists(document: Document): void {
  const items = [...itemsOfWordForWindows(document), ...itemsOfWordOnTheWeb(document)];
  const lists = new Map<string, Levels>();
  let open: OpenList[] = [];
  for (const item of items) {
    if (elementBefore(item.element) !== open[0]?.element) open = [];
    const levels = lists.get(item.list) ?? new Map();
    lists.set(item.list, levels);
    open = addItem(item, open, levels);
  }
}

function itemsOfWordForWindows(document: Document): Item[] {
  const items: Item[] = [];
  for (const element of document.querySelectorAll('[style*="mso-list"]')) {
    const [, list, level] = styleOfItem.exec(element.getAttribute('style') ?? '') ?? [];
    // Outlook writes some lists as HTML lists already.
    if (!list || element.localName === 'li') continue;
    const mark = takeMark(element);
    if (/^h[1-6]$/.test(element.localName)) {
      element.prepend(mark.trim() && `${mark.trim()} `);
      continue;
    }
    const [, number = ''] = numbering.exec(mark.replace(/\u00a0/g, ' ')) ?? [];
    // A single o is the bullet of Courier New.
    const isNumbered = number !== '' && mark.trim() !== 'o';
    items.push({ element, list, level: Math.min(Number(level), DEEPEST), isNumbered, number });
  }
  return items;
}

/** Replaces the list of each item by a block with its text. */
function itemsOfWordOnTheWeb(document: Document): Item[] {
  const items: Item[] = [];
  for (const list of document.querySelectorAll('ol, ul')) {
    const lines = [...list.children];
    if (!lines.length || !lines.every((line) => line.hasAttribute('data-aria-level'))) continue;
    const start = Number(list.getAttribute('start') ?? 1);
    for (const [at, line] of lines.entries()) {
      const element = document.createElement('div');
      element.append(...line.childNodes);
      list.before(element);
      items.push({
        element,
        list: `web ${line.getAttribute('data-listid') ?? ''}`,
        level: Math.min(Number(line.getAttribute('data-aria-level')) || 1, DEEPEST),
        isNumbered: list.localName === 'ol',
        number: String(start + at),
      });
    }
    const wrapper = list.parentElement;
    list.remove();
    if (wrapper?.classList.contains('ListContainerWrapper'))
      wrapper.replaceWith(...wrapper.childNodes);
  }
  return items;
}

/** The previous element, without empty paragraphs, which do not end a list. */
function elementBefore(element: Element): Element | null {
  let before = element.previousElementSibling;
  const blanks: Element[] = [];
  while (before?.localName === 'p' && !before.textContent?.trim() && !before.querySelector('img')) {
    blanks.push(before);
    before = before.previousElementSibling;
  }
  if (before?.localName === 'ol' || before?.localName === 'ul')
    for (const blank of blanks) blank.remove();
  return before;
}

/** Moves an item into the list of its level; returns the lists that are still open, outermost first. */
function addItem(item: Item, open: readonly OpenList[], levels: Levels): OpenList[] {
  const { element, list, level, isNumbered } = item;
  const number = isNumbered ? numberOf(item.number, levels.get(level)?.last) : 0;
  const outer = open.filter((other) => other.list === list && other.level < level);
  const same = open.find((other) => other.list === list && other.level === level);
  const goesOn =
    same && same.isNumbered === isNumbered && (!isNumbered || number === same.last + 1);
  const around = goesOn ? outer : openAround(item, outer, levels);
  const own = goesOn ? same : newList(item, number, around.at(-1));
  const line = element.ownerDocument.createElement('li');
  line.append(...element.childNodes);
  own.element.append(line);
  own.last = number;
  element.remove();
  levels.set(level, { last: number, isNumbered });
  for (const deeper of [...levels.keys()].filter((other) => other > level)) levels.delete(deeper);
  return [...around, own];
}

/**
 * The open lists around an item. An item that continues after other text gets new ones, so that it
 * keeps its depth.
 */
function openAround(item: Item, outer: OpenList[], levels: Levels): OpenList[] {
  if (outer.length > 0) return outer;
  const around: OpenList[] = [];
  const above = [...levels].filter(([level]) => level < item.level).sort(([a], [b]) => a - b);
  for (const [level, { last, isNumbered }] of above) {
    const list = newList({ ...item, level, isNumbered }, last + 1, around.at(-1));
    list.element.append(item.element.ownerDocument.createElement('li'));
    list.last = last;
    around.push(list);
  }
  return around;
}

function newList(item: Item, first: number, within: OpenList | undefined): OpenList {
  const { element, list, level, isNumbered } = item;
  const created = element.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  if (isNumbered && first !== 1) created.setAttribute('start', String(first));
  const place = within?.element.lastElementChild;
  if (place) place.append(created);
  else element.before(created);
  return { element: created, list, level, isNumbered, last: first - 1 };
}

/**
 * The value of Word's number. A letter or Roman number is one more than the one before, unless it
 * restarts.
 */
function numberOf(text: string, before = 0): number {
  const [digits] = /(?<!\d)\d+$/.exec(latinDigits(text)) ?? [];
  if (digits) return Number(digits);
  const next = before + 1;
  const isFirst = /^[aক]$/i.test(text) || (/^i$/i.test(text) && next !== 9);
  return isFirst ? 1 : next;
}

function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent ?? '';
}
