/** Child process of `active-content.ts`: reads a PDF or an office document and writes what can act in it. */
import { buffer } from 'node:stream/consumers';
import type { ActiveContent } from './active-content.ts';
import { readMacros } from './office-macros.ts';
import { readPdfActions } from './pdf-actions.ts';

const [fileName = '', ...extensions] = process.argv.slice(2);
/** Files within files within the file. */
const DEEPEST = 2;

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const isOffice = (name: string) => /^(?:doc|xls|ppt|od.)x?$/.test(extensionOf(name));

/** Finds what can act in a file. A file that the library cannot read is not checked. */
function contentsOf(name: string, content: Uint8Array, depth = 0): ActiveContent[] {
  if (depth > DEEPEST) return [{ code: 'fileUnchecked' }];
  try {
    if (isOffice(name)) {
      const code = readMacros(content);
      return code ? [{ code }] : [];
    }
    if (extensionOf(name) !== 'pdf') return [];
    const { found, attachments } = readPdfActions(content);
    return [
      ...found,
      ...attachments.flatMap((attachment) => {
        const isAccepted = extensions.includes(extensionOf(attachment.name));
        const inside =
          isAccepted && attachment.content
            ? contentsOf(attachment.name, attachment.content, depth + 1)
            : [undefined];
        return inside.length > 0 ? [{ code: 'pdfAttachment' as const, name: attachment.name }] : [];
      }),
    ];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ code: 'fileUnchecked' }];
  }
}

const [first = null] = contentsOf(fileName, await buffer(process.stdin));
process.stdout.write(JSON.stringify(first));
