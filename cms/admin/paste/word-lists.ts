/**
 * Word writes a list as paragraphs that only look like one: `style="mso-list:l0 level2 lfo1"`, with the number or bullet
 * as text in a span that says `mso-list:Ignore`.
 */
const ofList = /mso-list:\s*(l\d+)\s+level(\d+)/i;
/** 1. a) (iv) ১।, and not the bullets ·, o, §. */
const numbered = /^\s*\(?(\p{Nd}+|\p{L}{1,4})[.)।]/u;

interface Open {
  list: Element;
  level: number;
}

export function listsOfWord(document: Document): void {
  let open: Open[] = [];
  let last: Element | undefined;
  for (const paragraph of document.querySelectorAll('[style*="mso-list"]')) {
    const [, , level] = ofList.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!level) continue;
    // Other text between two items ends the list before it.
    if (paragraph.previousElementSibling !== last) open = [];
    open = add(paragraph, Number(level), open);
    last = open[0]?.list;
  }
}

/** Puts a paragraph into the list of its level, and takes it away; returns the lists that are still open, outermost first. */
function add(paragraph: Element, level: number, open: Open[]): Open[] {
  const item = paragraph.ownerDocument.createElement('li');
  const mark = takeMark(paragraph);
  const kind = numbered.test(mark) ? 'OL' : 'UL';
  const outer = open.filter((one) => one.level <= level);
  const own = outer.at(-1);
  if (own?.level === level && own.list.tagName === kind) {
    own.list.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
    return outer;
  }
  const around = outer.filter((one) => one.level < level);
  const list = newList(paragraph, kind, mark);
  list.append(item);
  const within = around.at(-1)?.list.lastElementChild;
  if (within) within.append(list);
  else paragraph.before(list);
  item.append(...paragraph.childNodes);
  paragraph.remove();
  return [...around, { list, level }];
}

/** A list that goes on after other text keeps its numbers. */
function newList(paragraph: Element, kind: string, mark: string): Element {
  const list = paragraph.ownerDocument.createElement(kind);
  const first = Number(/\d+/.exec(mark)?.[0] ?? 1);
  if (kind === 'OL' && first > 1) list.setAttribute('start', `${first}`);
  return list;
}

function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent ?? '';
}
