import { asRecord } from '@college/contract/as-record';
/** The plain text of a line or a rich text, by paragraph. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return blocksOf(asRecord(value).root)
    .map((words) => words.trim())
    .filter(Boolean)
    .join('\n');
}

/** Text nodes joined by block: paragraph, heading or list item. */
function blocksOf(node: unknown): string[] {
  const { children, text, type } = asRecord(node);
  if (typeof text === 'string') return [text];
  if (type === 'linebreak') return ['\n'];
  if (!Array.isArray(children)) return [];
  const within = children.flatMap(blocksOf);
  const isInline = children.every((child) => typeof child?.text === 'string' || isWords(child));
  return isInline ? [within.join('')] : within;
}

const isWords = ({ type }: { type?: unknown }) => type === 'link' || type === 'linebreak';
