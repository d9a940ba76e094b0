/** Cleans the HTML of editors for pages, and extracts its text. */
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { shorten, withoutControls } from './plain-text.ts';

/** Old or rare tags and the tags that replace them. Blocks become `div`, so that their words stay apart. */
const replacementTags = new Map([
  ...(
    'address article aside center details dialog dir fieldset footer header hgroup legend main menu nav search section ' +
    'summary'
  )
    .split(' ')
    .map((name) => [name, 'div'] as const),
  ...['tt', 'kbd', 'samp'].map((name) => [name, 'code'] as const),
  ...['dfn', 'cite', 'var'].map((name) => [name, 'em'] as const),
  ['strike', 's'],
  ['h1', 'h2'],
]);

/** Deepest indent. The editor indents in steps of 40 px. */
const MAX_INDENT = 3;
const placementAttributes = [
  { name: 'data-align', multiple: false, values: ['center', 'right', 'justify'] },
  { name: 'data-indent', multiple: false, values: ['1', '2', '3'] },
];
const tagsWithPlacement = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'blockquote',
  'dt',
  'dd',
  'figcaption',
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'hr', 'pre'],
    ...['del', 'ins', 'mark', 'q', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'],
    ...['a', 'img', 'figure', 'figcaption', 'dl', 'dt', 'dd', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    ...Object.fromEntries(tagsWithPlacement.map((name) => [name, placementAttributes])),
    a: ['href', 'target', 'rel', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope', ...placementAttributes],
    td: ['colspan', 'rowspan', ...placementAttributes],
    ol: ['start', 'type', 'reversed'],
    li: ['value', ...placementAttributes, { name: 'data-mark', multiple: false, values: ['none'] }],
    p: ['lang', ...placementAttributes],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper tags are dropped, but their text stays.
  nestingLimit: 100,
  transformTags: {
    a: (tagName, { href = '', target }) => {
      // Ids are removed, so a link to an id would lead nowhere.
      if (/^\s*(?:#|$)/.test(href)) return { tagName: 'span', attribs: {} };
      const opensTab = /^https?:/i.test(href) || target === '_blank';
      const attribs: sanitizeHtml.Attributes = opensTab
        ? { href, target: '_blank', rel: 'noopener' }
        : { href };
      return { tagName, attribs };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
    '*': (tagName, { style = '', align = '', class: names = '', ...others }) => {
      const format = tagName === 'span' && style ? tagForStyle(style) : undefined;
      return {
        tagName: format ?? replacementTags.get(tagName) ?? tagName,
        attribs: {
          ...others,
          ...getPlacement(tagName, style, align || (alignmentClass.exec(names)?.[1] ?? '')),
        },
      };
    },
  },
};

/** Classes of WordPress (`has-text-align-center`), Quill (`ql-align-center`) and Bootstrap (`text-center`). */
const alignmentClass = /(?:^|[\s-])(?:text|align)-(center|right|end|justify)(?!\S)/i;

/** Matches the value of a CSS property. */
const property = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]{1,40})`, 'i');
const properties = {
  decoration: property('text-decoration(?:-line)?'),
  weight: property('font-weight'),
  slope: property('font-style'),
  script: property('vertical-align'),
  align: property('text-align'),
  indent: property('(?:padding|margin)-(?:left|inline-start)'),
  mark: property('list-style(?:-type)?'),
};
const styleValue = (style: string, name: keyof typeof properties) =>
  properties[name].exec(style)?.[1]?.toLowerCase() ?? '';

/** Returns the tag for the style of a span. If the style has several formats, the one that changes the meaning wins. */
function tagForStyle(style: string): string | undefined {
  const decoration = styleValue(style, 'decoration');
  if (decoration.includes('line-through')) return 's';
  if (/^(?:bold|[6-9]00)/.test(styleValue(style, 'weight'))) return 'strong';
  if (/^(?:italic|oblique)/.test(styleValue(style, 'slope'))) return 'em';
  if (decoration.includes('underline')) return 'u';
  const script = styleValue(style, 'script');
  if (script.startsWith('super')) return 'sup';
  return script.startsWith('sub') ? 'sub' : undefined;
}

/**
 * Returns alignment and indent as attributes, which RichTextBlocks.module.css styles, because pages allow no inline
 * styles.
 */
function getPlacement(name: string, style: string, align: string): sanitizeHtml.Attributes {
  if (!style && !align && name !== 'center') return {};
  const attributes: sanitizeHtml.Attributes = {};
  const alignment = name === 'center' ? name : styleValue(style, 'align') || align.toLowerCase();
  const [side] = /center|middle|right|end|justify/.exec(alignment) ?? [];
  if (side) attributes['data-align'] = { middle: 'center', end: 'right' }[side] ?? side;
  const indent = styleValue(style, 'indent');
  const steps = indent.includes('px') ? Math.round(Number.parseInt(indent, 10) / 40) : 0;
  if (steps > 0) attributes['data-indent'] = String(Math.min(steps, MAX_INDENT));
  if (styleValue(style, 'mark').startsWith('none')) attributes['data-mark'] = 'none';
  return attributes;
}

/** Characters of HTML that are read, as many as in ten books. */
const MAX_HTML = 4_000_000;

/** Maximum number of open tags, because the parser's time grows with the square of their number. */
const MAX_OPEN_TAGS = 10_000;

/** Cuts HTML that exceeds these bounds. */
function truncateHtml(html: string): string {
  const text = html.slice(0, MAX_HTML);
  if (text.length < 3 * MAX_OPEN_TAGS) return text;
  let open = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] === '/') open -= 1;
    else if (/^<(?!br|hr|img|!)[a-z]/i.test(text.slice(at, at + 5))) open += 1;
    if (open > MAX_OPEN_TAGS) return text.slice(0, at);
  }
  return text;
}

/** Caches results, because the same texts appear on every render. Sizes are in bytes. */
const cacheOptions = {
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (text: string, html: string) => 2 * (text.length + html.length) + 100,
};
const cleaned = new LRUCache<string, string>(cacheOptions);
const plainTexts = new LRUCache<string, string>(cacheOptions);

/**
 * Reduces HTML of editors to safe tags in one notation: < and > only around tags, quotes around attributes, lower-case
 * names. Functions that work on the result rely on this notation.
 */
export function cleanHtml(text: string): string {
  const html = truncateHtml(text);
  const cached = cleaned.get(html);
  if (cached !== undefined) return cached;
  const safe = sanitizeHtml(html, options);
  cleaned.set(html, safe);
  return safe;
}

/** True if HTML has text or a picture. */
export function hasText(html: string): boolean {
  const safe = cleanHtml(html);
  if (safe.includes('<img')) return true;
  // Steps from tag to tag, because a lookahead at every character takes quadratic time for a long tag.
  for (let at = 0; at < safe.length; ) {
    const tag = safe.indexOf('<', at);
    const end = tag === -1 ? safe.length : tag;
    if (/\S/.test(safe.slice(at, end))) return true;
    if (tag === -1) return false;
    at = safe.indexOf('>', tag) + 1 || safe.length;
  }
  return false;
}

function plainTextOf(html: string): string {
  const cached = plainTexts.get(html);
  if (cached !== undefined) return cached;
  // The end of a block ends a word, a heading gets a colon, and the items of a list become one sentence.
  const spaced = cleanHtml(html)
    .replaceAll(/(?<=[^\s>.,;:!?।])<\/h\d>/g, ':</h2>')
    .replaceAll(/(?<=[^\s>.,;:!?।])<\/li>(?=\s*<li\b)/g, ';</li>')
    .replaceAll(/<(?=\/?(?:p|li|h\d|br|div|td|th|tr|blockquote)\b)/g, ' <');
  const text = withoutControls(
    sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      // Last, because &amp;lt; would be decoded twice otherwise.
      .replaceAll('&amp;', '&'),
  )
    .replace(/\s+/g, ' ')
    .trim();
  plainTexts.set(html, text);
  return text;
}

/** Characters of HTML in which an excerpt looks for its words. The sanitiser closes the tags that are cut. */
const MAX_EXCERPT_SOURCE = 20_000;

/** Returns the first words of a text, at most `max` characters. */
export function excerpt(html: string, max = 160): string {
  return shorten(plainTextOf(html.slice(0, MAX_EXCERPT_SOURCE)), max);
}
