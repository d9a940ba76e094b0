/** Converts the style of an element to semantic elements. */
import type { Declarations } from './css.ts';
import { editorName, hasBlocks } from './elements.ts';

/** Google Docs wraps copied text into `<b style="font-weight:normal">`. */
export const hasNormalWeight = (declarations: Declarations): boolean =>
  /^(?:normal|[1-5]00)$/.test(declarations.get('font-weight') ?? '');

/** `has-text-align-center` of WordPress, `ql-align-center` of Quill, `text-center` of Bootstrap. */
const alignedByClass = /(?:^|[\s-])(?:text|align)-(center|right|end|justify)(?!\S)/i;

/** The alignment as a declaration; '' for the default, left. */
export function alignmentOf(element: Element, declarations: Declarations): string {
  if (element.localName === 'center') return 'text-align: center';
  if (/^(?:table|tr|img|hr)$/.test(element.localName)) return '';
  const [, ofClass] = alignedByClass.exec(element.getAttribute('class') ?? '') ?? [];
  const alignment =
    declarations.get('text-align') ?? element.getAttribute('align') ?? ofClass ?? '';
  const [align = ''] = /(?:center|middle|right|end|justify)/.exec(alignment.toLowerCase()) ?? [];
  const plain = align === 'middle' ? 'center' : align === 'end' ? 'right' : align;
  return plain && `text-align: ${plain}`;
}

/** Number of a footnote, which Word raises with its own style. */
const noteNumber = '.MsoFootnoteReference, .MsoEndnoteReference';

/** Names of elements: strong, em, s, u, sub, sup. */
export function formatsOf(element: Element, declarations: Declarations): string[] {
  const value = (name: string) => declarations.get(name) ?? '';
  const decoration = `${value('text-decoration')} ${value('text-decoration-line')}`;
  const isHead = Boolean(element.closest('h1, h2, h3, h4, h5, h6, th'));
  const isLink = Boolean(element.closest('a') ?? element.querySelector('a'));
  const isBold =
    /^(?:bold|bolder|[6-9]00)/.test(value('font-weight')) || element.localName === 'dt';
  const formats = [
    isBold && !isHead && 'strong',
    /^(?:italic|oblique)/.test(value('font-style')) && 'em',
    decoration.includes('line-through') && 's',
    decoration.includes('underline') && !isLink && 'u',
    /^sub/.test(value('vertical-align')) && 'sub',
    (/^super/.test(value('vertical-align')) || element.matches(noteNumber)) && 'sup',
  ];
  const own = editorName(element);
  return formats.filter((format) => format !== false).filter((format) => format !== own);
}

/** Wraps the text of an element into another element, in each of its blocks. */
export function wrapWords(element: Element, name: string): void {
  const wrapper = () => element.ownerDocument.createElement(name);
  if (!hasBlocks(element)) {
    if (!element.textContent?.trim()) return;
    const around = wrapper();
    around.append(...element.childNodes);
    element.append(around);
    return;
  }
  for (const child of [...element.childNodes])
    if (child.nodeType === child.ELEMENT_NODE) wrapWords(child as Element, name);
    else if (child.nodeType === child.TEXT_NODE && child.textContent?.trim()) {
      const around = wrapper();
      child.before(around);
      around.append(child);
    }
}
