/** Tests by their path without its ending, of a whole folder with a slash at the end. */

/**
 * Minutes of load, of waiting on purpose, of whole colleges that move, of journeys whose parts are tried by themselves:
 * `npm run long` runs these, `npm test` the others.
 */
export const longTests = [
  // Faults and load.
  'tests/faults/',
  // Whole colleges that move, and are judged from outside.
  'tests/long/',
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
  'tests/e2e/office',
  'tests/e2e/office-on-a-phone',
  'tests/e2e/old-notices',
  'tests/e2e/own-account',
  'tests/e2e/passwords-by-mail',
  // Menus and tables of many pages, at every width.
  'tests/e2e/section-menus',
  'tests/e2e/tables',
  // Thousands of records, task by task.
  'cms/patches/sqlite/bulk-tasks',
  // Scans by the dozen.
  'cms/platform/decoders/ocr',
  // A database of before 0.2.0.
  'scripts/services/former-database',
  // A whole import into a second college.
  'tests/interop/import',
  // An archive made, installed, updated and rolled back.
  'tests/deploy/release',
  // The steps in CONTRIBUTING.md, executed.
  'scripts/testing/recipes',
];

/** Tests in browsers that a machine may lack: they run only where they are named. */
export const testsInBrowsers = 'tests/browsers/';

/** Tests that `npm test` runs in part. */
export const widerTests = [
  'tests/e2e/long-forms',
  // These ask Postgres nothing that other tests do not ask.
  'cms/testing/access',
  'cms/calls/',
  'cms/content/quality/',
  'cms/platform/files/',
  'cms/sheets/imports/',
  'cms/submissions/',
  // Every page of forty departments.
  'site/pages/department/budget',
  // Every page at both widths.
  'tests/pages/kinds',
  // Every page that links reach.
  'tests/a11y/html',
  'tests/e2e/crawl',
  // Other inputs and addresses at each run, and more of them; all of it on a Postgres, too, where a demo is filled.
  'tests/contract/',
];

/** The pattern by which Vitest leaves them out. */
export const filesOf = (path: string): string =>
  path.endsWith('/') ? `${path}*.test.ts` : `${path}.test.ts`;
