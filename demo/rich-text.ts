import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';

type RichText = ReturnType<typeof convertMarkdownToLexical>;

/** Markdown as the admin's editor keeps it. A text that stands in many records is made once. */
export function openMarkdown(): (markdown: string, field: RichTextField) => RichText {
  let editorConfig: SanitizedServerEditorConfig | undefined;
  const cache = new Map<string, RichText>();
  return (markdown, field) => {
    editorConfig ??= editorConfigFactory.fromField({ field });
    // The converter keeps the spaces around a cell's words, and reads no mark before a backslash.
    const tight = markdown
      .replace(/^\|.*\|$/gm, (row) => row.replace(/ *\| */g, '|'))
      .replace(/\\$/gm, '  ');
    const existing =
      cache.get(markdown) ?? convertMarkdownToLexical({ editorConfig, markdown: tight });
    cache.set(markdown, existing);
    return structuredClone(existing);
  };
}
