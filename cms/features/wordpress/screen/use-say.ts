'use client';
import { useWords } from '../../../admin/use-say.ts';
import { say } from '../words/say.ts';

/** Returns the `say` of this feature for the current language of the admin. */
export const useSay = () => useWords(say);
