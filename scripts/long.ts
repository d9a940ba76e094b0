/** `npm run long`: the tests that take minutes: faults and load, an import, every page of forty departments. */
process.env.LONG = 'yes';
if (process.argv.length === 2)
  process.argv.push('tests/faults', 'tests/interop/import', 'department-budget');
await import('./test.ts');

export {};
