/** `npm run password`: sets a new password for the first administrator, or for the e-mail address given. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/password.ts', ...process.argv.slice(2)).catch(failWithSentence);
