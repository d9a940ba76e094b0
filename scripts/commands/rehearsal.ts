/**
 * `npm run rehearsal -- REPORT`: lists what a verifier would object to in a quality report, by its
 * id or name.
 */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/rehearsal.ts', ...process.argv.slice(2)).catch(failWithSentence);
