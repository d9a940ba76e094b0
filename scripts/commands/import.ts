/** `npm run import -- --from URL`, or an option of a feature: imports the content of another website. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/import.ts', ...process.argv.slice(2)).catch(failWithSentence);
