import { cleanHtml } from './clean-html.ts';

const voidTags = new Set(['br', 'hr', 'img']);
/** Characters within which a cut looks for a space or a tag. */
const REACH = 1000;

/**
 * Returns the part of a text between two positions as valid HTML: open tags are opened again at the start and closed at
 * the end. Adjacent slices lose nothing and repeat nothing.
 */
export function sliceHtml(text: string, from: number, to: number): string {
  if (!/<[a-z]/i.test(text)) return text.slice(boundary(text, from), boundary(text, to));
  const html = cleanHtml(text);
  const [start, end] = [boundary(html, from), boundary(html, to)];
  const before = openTags(html.slice(0, start), []);
  const slice = html.slice(start, end);
  const open = openTags(slice, before);
  return `${before.join('')}${slice}${open
    .map((tag) => `</${nameOf(tag)}>`)
    .reverse()
    .join('')}`;
}

const nameOf = (tag: string): string => /^<(\w+)/.exec(tag)?.[1] ?? '';

/** Returns the tags that are open at the end of cleaned HTML. */
function openTags(html: string, openBefore: readonly string[]): string[] {
  const open = [...openBefore];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] === '/') {
      open.pop();
      continue;
    }
    const tag = html.slice(at, html.indexOf('>', at) + 1);
    if (!voidTags.has(nameOf(tag))) open.push(tag);
  }
  return open;
}

/** Returns the first position from `at` that is not within a tag, entity or word. Very long words may be cut. */
function boundary(html: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= html.length) return html.length;
  if (html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1)) {
    const end = html.indexOf('>', at);
    return end === -1 ? html.length : end + 1;
  }
  const near = html.slice(at, at + REACH).search(/[\s<]/);
  if (near !== -1) return at + near;
  const entity = /&[#\w]{0,8}$/.exec(html.slice(Math.max(0, at - 10), at));
  if (entity) return html.indexOf(';', at) + 1 || at;
  return /[\udc00-\udfff]/.test(html[at] ?? '') ? at + 1 : at;
}
