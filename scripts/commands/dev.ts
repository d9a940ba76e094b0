/** `npm run dev`: both apps, reloaded on change. */
import { failWithSentence } from '../failure.ts';
import { serve } from '../services/serve-college.ts';

await serve({ dev: true, build: async () => {} }).catch(failWithSentence);
// As in start.ts.
process.exit();
