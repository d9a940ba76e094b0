/** `npm run check`: format and lint, types, unused code. `npm run check -- --fix` formats. */
import { format, runChecks } from '../testing/checks.ts';

await runChecks(format(process.argv.includes('--fix')));
