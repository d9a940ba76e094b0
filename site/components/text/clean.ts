/** What editors wrote, as it may stand on a page, and what of it can be read. */
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'hr'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    p: ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const elsewhere = /^https?:/.test(href);
      const attribs: sanitizeHtml.Attributes = elsewhere
        ? { href, target: '_blank', rel: 'noopener' }
        : { href };
      return { tagName, attribs };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/** The same texts come back with every render, so each is worked on once. In bytes. */
const texts = {
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (text: string, html: string) => 2 * (text.length + html.length) + 100,
};
const cleaned = new LRUCache<string, string>(texts);
const words = new LRUCache<string, string>(texts);

/**
 * HTML from editors, reduced to what a text needs, and written in one way: < and > stand around tags alone, quotes around
 * attributes, in small letters. What works on it below relies on that, and is far from any tag that an editor could write.
 */
export function clean(html: string): string {
  const kept = cleaned.get(html);
  if (kept !== undefined) return kept;
  const safe = sanitizeHtml(html, options);
  cleaned.set(html, safe);
  return safe;
}

/** Whether there is anything to read. */
export const hasText = (html: string): boolean => /<img|[^\s<>](?![^<]*>)/.test(clean(html));

function wordsOf(html: string): string {
  const kept = words.get(html);
  if (kept !== undefined) return kept;
  // Where a block begins, a word ends; a heading announces what follows, and a list is one sentence.
  const spaced = clean(html)
    .replaceAll(/(?<=[^\s>.,;:!?।])<\/h\d>/g, ':</h2>')
    .replaceAll(/(?<=[^\s>.,;:!?।])<\/li>(?=\s*<li\b)/g, ';</li>')
    .replaceAll(/<(?=\/?(?:p|li|h\d|br|div|td|th|tr|blockquote)\b)/g, ' <');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  words.set(html, text);
  return text;
}

/** The first words of a text, for descriptions; at most `max` characters. */
export function excerpt(html: string, max = 160): string {
  const text = wordsOf(html);
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${text.slice(0, end === -1 ? max : end)} …`;
}
