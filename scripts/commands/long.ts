/** `npm run long`: the tests that take minutes. Words after `--` choose others; `mutants` tries the tests themselves. */
process.env.LONG = 'yes';
if (process.argv.length === 2)
  process.argv.push(
    // Faults and load.
    'tests/faults',
    // Whole colleges that move, and are judged from outside.
    'tests/long',
    'tests/deploy/bucket',
    'cms/platform/files/bucket',
    // A server in front, and one of two services that dies.
    'tests/deploy/nginx',
    'tests/deploy/start-again',
    // Somebody's data go while others are served.
    'tests/deploy/forget',
    // Journeys through the admin.
    'tests/a11y/admin',
    'tests/cache/microsite',
    'tests/e2e/moderation',
    'tests/e2e/long-forms',
    'tests/e2e/office-on-a-phone',
    'tests/e2e/old-notices',
    'tests/e2e/own-account',
    // A whole import into a second college.
    'tests/interop/import',
    // An archive made, installed, updated and rolled back.
    'tests/deploy/release',
    // What CONTRIBUTING.md says, done.
    'scripts/testing/recipes',
    // What asks a Postgres nothing that other tests do not ask it.
    'cms/testing/access',
    'cms/calls/',
    'cms/content/quality/',
    'cms/platform/files/',
    'cms/sheets/imports/',
    'cms/submissions/',
    // A demo filled on Postgres.
    'tests/contract/calls',
    // Every page of forty departments.
    'department/budget',
    // Every page at both widths.
    'tests/pages/kinds',
    // Every page that links reach.
    'tests/e2e/crawl',
    // Other inputs and addresses at each run, and more of them.
    'tests/contract/conformance',
    'tests/contract/addresses',
  );
if (process.argv[2] === 'mutants') await import('../testing/mutants.ts');
else await import('./test.ts');

export {};
