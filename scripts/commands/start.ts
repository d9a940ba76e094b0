/** `npm start`: runs the whole college on this machine. */
import { buildWhatChanged } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';
import { serve } from '../services/serve-college.ts';

await serve({ dev: false, build: buildWhatChanged }).catch(failWithSentence);
