/** `npm run check-files`: compares the database rows of files with the stored files. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/check-files.ts').catch(failWithSentence);
