/** `npm run security-log`: checks that no line of the security log was changed or removed. */
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';

await runOnData('cms/commands/security-log.ts').catch(failWithSentence);
