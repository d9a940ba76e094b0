/** `npm run build`: builds what changed, for servers that start the two apps themselves. */
import { buildWhatChanged } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';

await buildWhatChanged().catch(failWithSentence);
