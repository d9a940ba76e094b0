/** `npm run long`: runs the tests that take minutes. Words after `--` choose test files. */
import { longTests, widerTests } from '../testing/long-tests.ts';

process.env.LONG = 'yes';
if (process.argv.length === 2) process.argv.push(...longTests, ...widerTests);
await import('./test.ts');
