/** `npm run reindex`: rebuilds the search index, also while the website runs. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/reindex.ts').catch(failWithSentence);
