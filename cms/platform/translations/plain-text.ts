import { asRecord } from '@college/contract/as-record';
/** The words of a line or of a rich text, paragraph by paragraph. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return blocksOf(asRecord(value).root)
    .map((words) => words.trim())
    .filter(Boolean)
    .join('\n');
}

/** Leaves are words; what holds leaves is a paragraph, a heading, an entry of a list. */
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
