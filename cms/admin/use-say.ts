'use client';
import { useTranslation } from '@payloadcms/ui';
import { type Sentence, say } from '../words/say.ts';

/** `say` in the language in which this admin is open. */
export function useSay() {
  const { language } = useTranslation().i18n;
  return (sentence: Sentence, names?: Record<string, string | number>) =>
    say(language, sentence, names);
}
