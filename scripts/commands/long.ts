/** `npm run long`: the tests that take minutes. Words after `--` choose others. */
process.env.LONG = 'yes';
if (process.argv.length === 2)
  process.argv.push(
    // Faults and load.
    'tests/faults',
    // A whole import into a second college.
    'tests/interop/import',
    // An archive made, installed, updated and rolled back.
    'tests/deploy/release',
    // A demo filled on Postgres.
    'tests/contract/calls',
    // Every page of forty departments.
    'department-budget',
    // Every page at both widths.
    'tests/a11y/axe',
  );
await import('./test.ts');

export {};
