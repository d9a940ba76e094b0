import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';

type RichText = ReturnType<typeof convertMarkdownToLexical>;

/**
 * Returns a function that converts Markdown to the editor's format. Texts are cached, because many
 * records share one.
 */
export function openMarkdown(): (markdown: string, field: RichTextField) => RichText {
  let editorConfig: SanitizedServerEditorConfig | undefined;
  const cache = new Map<string, RichText>();
  return (markdown, field) => {
    editorConfig ??= editorConfigFactory.fromField({ field });
    // The converter keeps spaces around the text of a cell and does not read a mark before a
    // backslash.
    const tight = markdown
      .replace(/^\|.*\|$/gm, (row) => row.replace(/ *\| */g, '|'))
      .replace(/\\$/gm, '  ');
    const existing =
      cache.get(markdown) ?? convertMarkdownToLexical({ editorConfig, markdown: tight });
    cache.set(markdown, existing);
    return structuredClone(existing);
  };
}
