/**
 * `npm run forget`: lists the data stored about a person by e-mail address; `--delete` deletes
 * them.
 */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/forget.ts', ...process.argv.slice(2)).catch(failWithSentence);
