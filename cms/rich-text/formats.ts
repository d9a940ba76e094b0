/** Converts styles to semantic elements, and letters of the font Wingdings to Unicode signs. */
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

type Declarations = ReadonlyMap<string, string>;

const MAX_RULES = 2000;
/** CSS comments, and HTML comment marks that hide CSS from old browsers. */
const noise = /\/\*[\s\S]*?\*\/|<!--|-->/g;

/**
 * Declarations by `class` or `tag.class`, as Excel, Google Docs and Word write them in `<style>`.
 */
export type ClassRules = ReadonlyMap<string, Declarations>;

/** Reads the few CSS declarations that carry meaning, from rules for classes. */
export function readClassRules(document: Document): ClassRules {
  const rules = new Map<string, Declarations>();
  for (const sheet of document.querySelectorAll('style'))
    for (const part of (sheet.textContent ?? '').replace(noise, '').split('}')) {
      const [selectors = '', body] = part.split('{');
      if (body === undefined || rules.size > MAX_RULES) continue;
      const declarations = parseDeclarations(body);
      for (const selector of selectors.split(',')) {
        const [name] = /(?<![\w-])[\w-]*\.[\w-]+$/.exec(selector.trim()) ?? [];
        if (!name || /[\s>+~:]/.test(selector.trim())) continue;
        const key = name.toLowerCase().replace(/^\./, '');
        rules.set(key, new Map([...(rules.get(key) ?? []), ...declarations]));
      }
    }
  return rules;
}

/** Declarations of the element itself override those of its class. */
export function declarationsOf(element: Element, rules: ClassRules): Declarations {
  const own = parseDeclarations(element.getAttribute('style') ?? '');
  if (rules.size === 0) return own;
  const tag = element.localName;
  const classes = (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/).slice(0, 20);
  const shared = classes.flatMap((name) => [
    ...(rules.get(name) ?? []),
    ...(rules.get(`${tag}.${name}`) ?? []),
  ]);
  return new Map([...shared, ...own]);
}

function parseDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    declarations.set(
      name,
      part
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}

/** Signs of the font Wingdings by letter. Word also writes the letter plus 0xF000. */
const wingdings = new Map([
  ...[...'üûþýRQ'].map((letter, at) => [letter, [...'✓✗☑☒☑☒'][at]] as const),
  ...[...'§Øàðqo¨nlv'].map((letter, at) => [letter, [...'▪➢→⇨☐☐☐■●❖'][at]] as const),
]);

const isWingdings =
  /font-family:\s*["']?wingdings["']?\s*(?:;|$)|mso-ascii-font-family:\s*["']?wingdings/i;
const PRIVATE = 0xf000;

/** Replaces the letters of each element in the font Wingdings. */
export function showSymbols(body: Element): void {
  for (const element of body.querySelectorAll('[style*="ingdings"], font[face="Wingdings" i]')) {
    const isOwn = element.localName === 'font' || isWingdings.test(styleOf(element));
    if (!isOwn || element.querySelector('p, li, td')) continue;
    const words = element.textContent ?? '';
    const signs = [...words].map((letter) => wingdings.get(plain(letter)) ?? letter).join('');
    if (signs !== words) element.textContent = signs;
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code > PRIVATE && code < PRIVATE + 256 ? String.fromCodePoint(code - PRIVATE) : letter;
}
