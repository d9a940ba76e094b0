/** Converts rich text to the HTML of answers. */

import type { Upload } from '@college/contract/entities';
import { fileFacts } from '@college/contract/files';
import type { SerializedListItemNode } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConverters,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import { idOf } from '../id-of.ts';
import type { College } from '../payload-types.ts';
import type { Related } from './related.ts';

export type RichText = College['about'] | undefined;

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
const htmlEntities: Readonly<Record<string, string | undefined>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `style` is the alignment. A centred picture gets a paragraph around it. */
function embedded(file: Upload | undefined, style: string, caption: unknown): string {
  if (!file) return '';
  const url = escapeAttribute(file.url);
  if (file.fileType !== 'image')
    return `<p${style}>${withFileFacts(`<a href="${url}">${escapeAttribute(file.path)}</a>`, file)}</p>`;
  const image = `<img src="${url}" alt="${escapeAttribute(file.alt ?? '')}">`;
  if (typeof caption === 'string' && caption.trim())
    return `<figure>${image}<figcaption>${escapeHtml(caption.trim())}</figcaption></figure>`;
  return style ? `<p${style}>${image}</p>` : image;
}

/** Adds type and size of the file to a link, unless the editor wrote a size. */
function withFileFacts(link: string, file: Upload | undefined): string {
  const facts = file && fileFacts(file);
  const hasSize = /\d\s*[KM]?B\b/i.test(link.slice(link.indexOf('>')));
  return facts && !hasSize ? link.replace(/<\/a>$/, ` (${facts})</a>`) : link;
}

function addressOf(related: Related, relationTo: string, id: number): string {
  if (relationTo === 'media') return related.file(id)?.url ?? '#';
  if (relationTo === 'notices') return `/singleevent?eventId=${id}`;
  const department = related.department(id);
  return department ? `/department/${encodeURIComponent(department.dept_code)}` : '#';
}

const spanning = (name: string, count: number | undefined) =>
  count && count > 1 ? ` ${name}="${count}"` : '';

/** Bits of the format of a text, innermost element first. */
const textFormats: readonly (readonly [bit: number, tag: string])[] = [
  [1 << 4, 'code'],
  [1 << 5, 'sub'],
  [1 << 6, 'sup'],
  [1 << 7, 'mark'],
  [1 << 3, 'u'],
  [1 << 2, 's'],
  [1 << 1, 'em'],
  [1 << 0, 'strong'],
];

/** Text with semantic elements instead of Payload's inline styles. */
const plainText: HTMLConverters = {
  text: ({ node }) =>
    textFormats.reduce(
      (html, [bit, tag]) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html),
      escapeHtml(node.text),
    ),
};

/** True for a list item that contains only a list. It belongs to the item before it. */
const isNested = ({ children }: SerializedListItemNode) =>
  children.length === 1 && children[0]?.type === 'list';

const alignments = new Map([
  ['center', 'center'],
  ['right', 'right'],
  ['end', 'right'],
  ['justify', 'justify'],
]);

function styleOf(format: unknown): string {
  const align = alignments.get(String(format));
  return align ? ` style="text-align: ${align};"` : '';
}

/** Lists and tables as plain HTML, without Payload's classes, styles and spaces. */
const plainBlocks: HTMLConverters = {
  list: ({ node, nodesToHTML }) => {
    const items: string[] = [];
    const list = node.children as SerializedListItemNode[];
    const isChecklist = node.listType === 'check';
    const startsNested = list[0] !== undefined && isNested(list[0]);
    for (const item of list) {
      const inner = nodesToHTML({ nodes: item.children }).join('');
      const last = items.length - 1;
      if (!isNested(item)) {
        const box = isChecklist ? (item.checked ? '☑ ' : '☐ ') : '';
        // HTML would number an item without text, the editor does not.
        const value =
          startsNested && last === 0 && node.tag === 'ol' ? ` value="${node.start}"` : '';
        items.push(`<li${value}${styleOf(item.format)}>${box}${inner}`);
      } else if (last < 0) items.push(`<li style="list-style-type: none;">${inner}`);
      else items[last] += inner;
    }
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    const start = tag === 'ol' && node.start > 1 ? ` start="${node.start}"` : '';
    return `<${tag}${start}>${items.map((item) => `${item}</li>`).join('')}</${tag}>`;
  },
  table: ({ node, nodesToHTML }) =>
    `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const tag = node.headerState > 0 ? 'th' : 'td';
    const spans = spanning('colspan', node.colSpan) + spanning('rowspan', node.rowSpan);
    return `<${tag}${spans}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
};

/** Payload's converters of links, with type and size at links to files. */
function linkConverters(related: Related): HTMLConverters {
  const { link, ...others } = LinkHTMLConverter({
    internalDocToHref: ({ linkNode: { fields } }) =>
      addressOf(related, fields.doc?.relationTo ?? '', idOf(fields.doc?.value) ?? 0),
  });
  if (typeof link !== 'function') return { link, ...others };
  return {
    ...others,
    link: (args) => {
      const { doc, url } = args.node.fields;
      const file =
        doc?.relationTo === 'media' ? related.file(idOf(doc.value) ?? 0) : related.fileAt(url);
      return withFileFacts(link(args), file);
    },
  };
}

const converters =
  (related: Related): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...linkConverters(related),
    upload: ({ node, providedStyleTag }) =>
      embedded(related.file(idOf(node.value) ?? 0), providedStyleTag, node.fields?.caption),
    ...plainText,
    ...plainBlocks,
  });

export function htmlOf(text: RichText, related: Related): string {
  if (!text || isEmpty(text)) return '';
  return convertLexicalToHTML({
    data: text as Parameters<typeof convertLexicalToHTML>[0]['data'],
    converters: converters(related),
    disableContainer: true,
  });
}

/** True for a single empty paragraph, which an unused editor saves. */
function isEmpty({ root: { children } }: NonNullable<RichText>): boolean {
  const [only] = children;
  return !only || (children.length === 1 && Array.isArray(only.children) && !only.children.length);
}
