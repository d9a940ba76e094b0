/** `npm run forget`: what is kept of a person, by address; with `--delete` it is deleted. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/run-on-data.ts';

await runOnData('cms/commands/forget.ts', ...process.argv.slice(2)).catch(failWithSentence);
