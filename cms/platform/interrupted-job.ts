import type { Sentence } from '../words/say.ts';

/** Why a job is not tried again: each time its process ended. */
export const interruptedSentence: Sentence =
  'The server stopped three times during this step. Tell the person who runs the website.';
