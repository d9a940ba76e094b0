import type { TranslationState } from '../../platform/translations/translation-state.ts';
import type { Sentence } from '../../words/say.ts';

export const stateSentences: Record<Exclude<TranslationState, 'whole'>, Sentence> = {
  missing: 'missing',
  older: 'older than the English text',
};
