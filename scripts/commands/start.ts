/** `npm start`: runs the whole college on this machine. */
import { buildWhatChanged } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';
import { serve } from '../services/serve-college.ts';

await serve({ dev: false, build: buildWhatChanged }).catch(failWithSentence);
// A step that was under way when it was asked to stop would go on, and start the servers.
process.exit();
