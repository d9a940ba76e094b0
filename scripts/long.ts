/** `npm run long`: the tests that take minutes: faults and load, an import into a second college. */
process.env.LONG = 'yes';
if (process.argv.length === 2) process.argv.push('tests/faults', 'tests/interop/import');
await import('./test.ts');

export {};
