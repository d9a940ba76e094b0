/** Rich text as the HTML that travels. */
import type { Upload } from '@college/contract/entities';
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { Related } from './related.ts';
import type { RichText } from './rich-text-references.ts';

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
  if (relationTo === 'media') return related.files.get(id)?.url ?? '#';
  if (relationTo === 'notices') return `/singleevent?eventId=${id}`;
  const department = related.departments.get(id);
  return department ? `/department/${encodeURIComponent(department.dept_code)}` : '#';
}

const converters =
  (related: Related): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverter({
      internalDocToHref: ({ linkNode: { fields } }) =>
        addressOf(related, fields.doc?.relationTo ?? '', idOf(fields.doc?.value)),
    }),
    upload: ({ node }) => embedded(related.files.get(idOf(node.value))),
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
