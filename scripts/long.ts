/** `npm run long`: the tests that take minutes: faults and load, an import into a second college, a demo filled on Postgres. */
process.env.LONG = 'yes';
if (process.argv.length === 2)
  process.argv.push('tests/faults', 'tests/import', 'tests/contract/calls');
await import('./test.ts');

export {};
