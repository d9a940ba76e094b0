'use client';
import { useTranslation } from '@payloadcms/ui';
import { type Sentence, say } from '../words/say.ts';

/** Returns `say` for the current language of the admin. */
export function useSay() {
  const { language } = useTranslation().i18n;
  return (sentence: Sentence, names?: Record<string, string | number>) =>
    say(language, sentence, names);
}
