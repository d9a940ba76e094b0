'use client';
import { useTranslation } from '@payloadcms/ui';
import type { words } from '../../words/sheets.ts';

/** Paths of sentences: `title`, `steps:file`. */
type PathIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}:${PathIn<Words[Key]>}`;
}[keyof Words & string];
export type Word = PathIn<typeof words.en>;

/** Returns a function for sentences in the admin language. */
export function useWords(): (word: Word, values?: Record<string, string | number>) => string {
  const { t } = useTranslation<object, `sheets:${Word}`>();
  return (word, values) => t(`sheets:${word}`, values);
}
