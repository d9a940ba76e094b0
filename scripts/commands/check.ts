/** `npm run check`: format and lint, types, unused code. `npm run check -- --fix` formats. */
import { runChecks } from '../testing/checks.ts';

const { failed } = await runChecks(process.argv.includes('--fix'));
process.exitCode = failed > 0 ? 1 : 0;
