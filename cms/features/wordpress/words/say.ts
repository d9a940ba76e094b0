import { type Sentence as CoreSentence, sayWith } from '../../../words/say.ts';
import as from './as.json' with { type: 'json' };

/** English sentence of this feature or of the core. One without a translation does not compile. */
export type Sentence = CoreSentence | keyof typeof as;

/** The sentences of this feature: English key, translated value. */
export const sentences = { as };
export const say = sayWith(sentences);
