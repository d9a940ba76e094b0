/** Rich text as the HTML that travels. */
import type { Upload } from '@college/contract/entities';
import type { SerializedListItemNode } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConverters,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { College } from '../../payload-types.ts';
import type { Related } from '../related.ts';

export type RichText = College['about'] | undefined;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const idOf = (value: unknown) =>
  Number(value !== null && typeof value === 'object' && 'id' in value ? value.id : value);

function embedded(file: Upload | undefined): string {
  if (!file) return '';
  const url = escaped(file.url);
  return file.fileType === 'image'
    ? `<img src="${url}" alt="${escaped(file.alt ?? '')}">`
    : `<p><a href="${url}">${escaped(file.path)}</a></p>`;
}

function addressOf(related: Related, relationTo: string, id: number): string {
  if (relationTo === 'media') return related.file(id)?.url ?? '#';
  if (relationTo === 'notices') return `/singleevent?eventId=${id}`;
  const department = related.department(id);
  return department ? `/department/${encodeURIComponent(department.dept_code)}` : '#';
}

const spanning = (name: string, count: number | undefined) =>
  count && count > 1 ? ` ${name}="${count}"` : '';

/** Lists and tables as plain HTML: Payload's carry classes, styles and spaces that no reader of a call needs. */
const plainBlocks: HTMLConverters = {
  list: ({ node, nodesToHTML }) => {
    const items: string[] = [];
    for (const item of node.children as SerializedListItemNode[]) {
      const inner = nodesToHTML({ nodes: item.children }).join('');
      const [only] = item.children;
      // The editor keeps a nested list in an item of its own; it belongs to the item before.
      if (only?.type === 'list' && item.children.length === 1 && items.length > 0)
        items[items.length - 1] += inner;
      else items.push(inner);
    }
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    const start = tag === 'ol' && node.start > 1 ? ` start="${node.start}"` : '';
    return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
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

const converters =
  (related: Related): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverter({
      internalDocToHref: ({ linkNode: { fields } }) =>
        addressOf(related, fields.doc?.relationTo ?? '', idOf(fields.doc?.value)),
    }),
    upload: ({ node }) => embedded(related.file(idOf(node.value))),
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

/** An editor that was opened and left keeps one empty paragraph. */
function isEmpty({ root: { children } }: NonNullable<RichText>): boolean {
  const [only] = children;
  return !only || (children.length === 1 && Array.isArray(only.children) && !only.children.length);
}
