/** `npm run import -- --from URL` or `--wordpress FILE`: brings the content of another website into this college. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/run-on-data.ts';

await runOnData('cms/commands/import.ts', ...process.argv.slice(2)).catch(failWithSentence);
