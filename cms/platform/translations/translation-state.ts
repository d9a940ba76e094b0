/** Finds out if a translation exists and is up to date. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { Sentence } from '../../words/say.ts';

export type TranslationState = 'missing' | 'older' | 'whole';

/** A record with all of its languages. */
export type InAllLanguages = Record<string, unknown>;

/** Field of a record with the time at which its texts last changed, by language. */
export const CHANGED = 'words_changed';

export function stateIn(
  locale: Locale,
  words: readonly string[],
  record: InAllLanguages,
): TranslationState {
  const isWritten = (name: string, of: Locale) => hasText(asRecord(record[name])[of]);
  if (words.some((name) => isWritten(name, DEFAULT_LOCALE) && !isWritten(name, locale)))
    return 'missing';
  const [english, own] = [DEFAULT_LOCALE, locale].map((of) =>
    String(asRecord(record[CHANGED])[of] ?? ''),
  );
  return english && `${own}` < english ? 'older' : 'whole';
}

/** True if a value has text. Rich texts are trees whose leaves are texts or pictures. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return /\S/.test(value);
  if (Array.isArray(value)) return value.some(hasText);
  const { root, children, text, type } = asRecord(value);
  if (root) return hasText(root);
  if (Array.isArray(children)) return hasText(children);
  return typeof text === 'string' ? hasText(text) : type === 'upload' || type === 'block';
}

/** Words for a translation that is missing or out of date. */
export const stateSentences: Record<Exclude<TranslationState, 'whole'>, Sentence> = {
  missing: 'missing',
  older: 'older than the English text',
};

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
  const isInline = children.map(asRecord).every(isWords);
  return isInline ? [within.join('')] : within;
}

const isWords = ({ text, type }: { text?: unknown; type?: unknown }) =>
  typeof text === 'string' || type === 'link' || type === 'linebreak';
