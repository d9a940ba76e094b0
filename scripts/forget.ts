/** `npm run forget`: what is kept of a person, by address; with `--delete` it is deleted. */
import { sayAndFail } from './failure.ts';
import { runOnData } from './on-data.ts';

await runOnData('cms/forget.ts', ...process.argv.slice(2)).catch(sayAndFail);
