'use client';
import { useTranslation } from '@payloadcms/ui';
import { type Say, say } from '../words/say.ts';

/** Returns `say` for the current language of the admin. */
export const useSay = () => useWords(say);

/** Returns the `say` of a feature for the current language of the admin. */
export function useWords<Spoken extends string>(speak: Say<Spoken>) {
  const { language } = useTranslation().i18n;
  return (sentence: Spoken, names?: Record<string, string | number>) =>
    speak(language, sentence, names);
}
