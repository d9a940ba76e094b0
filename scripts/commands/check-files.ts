/** `npm run check-files`: compares the rows of files with what lies on the disk or in the bucket. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/run-on-data.ts';

await runOnData('cms/commands/check-files.ts').catch(failWithSentence);
