/** `npm run build`: builds what changed, for a server that runs the two apps by itself. */
import { buildWhatChanged } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';

await buildWhatChanged().catch(failWithSentence);
