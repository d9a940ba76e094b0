/** Converts HTML of another backend to rich text, with lists, tables, links and pictures. */
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { Window } from 'happy-dom';
import type { Payload, RichTextField } from 'payload';
import type { College } from '../payload-types.ts';
import { type LeftOut, prepareHtml } from '../rich-text/prepare-html.ts';
import type { FileImporter } from './files.ts';

export type RichText = NonNullable<College['about']>;

const nothing = { disableMainFrameNavigation: true, disableChildFrameNavigation: true };

/**
 * One window for all documents, because each has a context of V8 and a megabyte: an import of 100 posts kept 400 of them
 * until the process had no memory left. It has no network access: nothing in the HTML is executed or loaded.
 */
const { DOMParser } = new Window({
  settings: {
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    navigation: nothing,
  },
});

/** The part of JSDOM that Payload uses. */
class Dom {
  readonly window: { document: Document };
  constructor(html: string) {
    const document = new DOMParser().parseFromString('', 'text/html');
    document.body.innerHTML = html;
    // Happy DOM's document does what Payload asks of it, but has a type of its own.
    this.window = { document: document as unknown as Document };
  }
}

export const documentOf = (html: string): Document => new Dom(html).window.document;

/** `onLeftOut` is called for each address that is left out, and for text beyond the limits. */
export async function richTextOf(
  html: string,
  payload: Payload,
  files: FileImporter,
  onLeftOut: (leftOut: LeftOut) => void = () => undefined,
): Promise<RichText | undefined> {
  if (!/\S/.test(html)) return undefined;
  const editorConfig = editorConfigFactory.fromField({ field: anyLongText(payload) });
  const text = convertHTMLToLexical({
    editorConfig,
    html: await preparedHtml(html, files, onLeftOut),
    JSDOM: Dom,
  }) as RichText;
  settleIds(text.root);
  return text;
}

/** A rich-text field, for its editor settings. All of them have the same editor. */
function anyLongText(payload: Payload): RichTextField {
  const field = payload.collections.notices.config.flattenedFields.find(
    ({ name }) => name === 'description',
  );
  if (field?.type !== 'richText') throw new Error('Notices have no rich-text field “description”.');
  return field;
}

/**
 * Parses HTML. happy-dom removes elements recursively, which extreme nesting would exhaust, so only
 * the text of such HTML is used.
 */
function preparedDocument(html: string, onLeftOut: (leftOut: LeftOut) => void): Document {
  try {
    const document = documentOf(html);
    for (const leftOut of prepareHtml(document, { hasOrigin: true })) onLeftOut(leftOut);
    return document;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    onLeftOut({ kind: 'depth', what: 'everything' });
    return documentOf(html.replace(/<[^<>]*>/g, ' '));
  }
}

/** Imports the pictures in a text. A picture that cannot be read is left out and reported. */
async function preparedHtml(
  html: string,
  files: FileImporter,
  onLeftOut: (leftOut: LeftOut) => void,
): Promise<string> {
  const document = preparedDocument(html, onLeftOut);
  for (const image of document.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? '';
    const id = await files.one({ url: image.getAttribute('src') ?? '', alt }, alt || 'Picture');
    if (id === undefined) {
      image.remove();
      continue;
    }
    image.setAttribute('data-lexical-upload-id', String(id));
    image.setAttribute('data-lexical-upload-relation-to', 'media');
  }
  return document.body.innerHTML;
}

/**
 * Makes the converter's result repeatable: ids of links are random otherwise, and ids of files are
 * texts instead of numbers.
 */
function settleIds(root: unknown): void {
  let next = 0;
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('id' in node && typeof node.id === 'string') {
      next += 1;
      node.id = next.toString(16).padStart(24, '0');
    }
    if ('type' in node && node.type === 'upload' && 'value' in node)
      node.value = Number(node.value);
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk);
  };
  walk(root);
}
