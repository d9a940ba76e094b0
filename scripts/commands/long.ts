/** `npm run long`: the tests that take minutes. Words after `--` choose others; `mutants` tries the tests themselves. */
import { longTests, widerTests } from '../testing/long-tests.ts';

process.env.LONG = 'yes';
if (process.argv.length === 2) process.argv.push(...longTests, ...widerTests);
if (process.argv[2] === 'mutants') await import('../testing/mutants.ts');
else await import('./test.ts');
