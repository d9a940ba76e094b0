/** Lists of tests by path: without extension for a file, with a slash at the end for a folder. */

/**
 * Tests that take minutes: load, deliberate waits, moves of whole colleges, long journeys. `npm run
 * long` runs these, `npm test` the others.
 */
export const longTests = [
  // Faults and load.
  'tests/faults/',
  'tests/cache/outage',
  // Moves of whole colleges, and tests of them from outside.
  'tests/long/',
  'tests/deploy/bucket',
  'cms/platform/files/bucket',
  'cms/platform/files/silent-bucket',
  // A server in front, a first start, and a service that crashes.
  'tests/deploy/nginx',
  'tests/deploy/start',
  'tests/deploy/start-again',
  // Deletion of a person's data, and logs without any, during operation.
  'tests/deploy/forget',
  'tests/deploy/privacy',
  // The same screens over HTTP in a college of one language.
  'tests/accounts/one-language',
  // The same in the demo college, and in one without content.
  'tests/accounts/demo-college',
  'tests/accounts/new-college',
  // Every link of every page.
  'tests/e2e/crawl',
  // Journeys through the admin.
  'tests/a11y/admin',
  'tests/cache/microsite',
  'tests/e2e/page-coming',
  'tests/e2e/printing',
  // Menus and tables of many pages at every width.
  'tests/e2e/section-menus',
  'tests/e2e/tables',
  // Files of publications through the requests of their screen.
  'cms/publications/publication-endpoints',
  // Thousands of records in batches.
  'cms/patches/bulk-in-batches',
  'cms/patches/sqlite/bulk-tasks',
  // Dozens of scans.
  'cms/platform/decoders/ocr',
  // Exports and imports of columns that visitors never see.
  'cms/content/people/personal-numbers',
  // Large workbooks, sheets of other programs and of people, planted faults, and a report of five years.
  'cms/sheets/read/excel-xml',
  'cms/sheets/read/workbook',
  'cms/sheets/imports/cases',
  'cms/sheets/imports/imports',
  'cms/sheets/imports/steps',
  'cms/rehearsal/rehearsal',
  'cms/rehearsal/self-study',
  'cms/evidence-records/reworded-headings',
  // Hostile files in reports, each judged by a child with limits.
  'cms/rehearsal/hostile',
  // Every way to write every record, as every account.
  'cms/testing/doors',
  // Malformed requests to every list.
  'cms/staff-api/every-list',
  // Every template that the product makes, in a report of every manual.
  'cms/rehearsal/templates',
  // Hostile documents, each read by a child with limits.
  'cms/platform/texts/hostile',
  'cms/sheets/read/hostile',
  // Starts in the place of a database that is missing.
  'scripts/services/lost-database',
  // A database of a version before 0.2.0.
  'scripts/services/former-database',
  // Imports of an old website, also repeated and through the requests of their screen.
  'cms/import/wordpress/import-wordpress',
  'cms/import/wordpress/import-again',
  'cms/staff-api/wordpress-endpoints',
  // Every piece of evidence and every sheet of the demo college.
  'demo/evidence',
  'demo/exported-sheets',
  // A complete import into a second college.
  'tests/interop/import',
  // An archive that is built, installed, updated and rolled back.
  'tests/deploy/release',
  // The documents for operators, followed on a server.
  'deploy/documents',
  // Installation, tests and start on an empty machine.
  'scripts/testing/any-machine',
  // The steps in CONTRIBUTING.md, executed.
  'scripts/testing/recipes',
];

/** Tests in browsers that may not be installed. They run only if they are named. */
export const testsInBrowsers = 'tests/browsers/';

/** Tests that `npm test` runs in part. */
export const widerTests = [
  // The faults of every rule.
  'cms/rehearsal/rehearsal',
  // On Postgres these test nothing more than others do.
  'cms/testing/access',
  'cms/calls/',
  'cms/content/quality/',
  'cms/platform/files/',
  // On Postgres, and more imports that stopped.
  'cms/sheets/imports/',
  // Accounts of every kind.
  'cms/platform/versions/restore',
  'cms/submissions/',
  // Every page of forty departments.
  'site/pages/department/budget',
  // Every page at both widths.
  'tests/pages/kinds',
  // Every page that links reach.
  'tests/a11y/html',
  'tests/e2e/crawl',
  // More random inputs and addresses, also on Postgres.
  'tests/contract/',
];

/** Pattern of the files, for Vitest's exclusions. */
export const filesOf = (path: string): string =>
  path.endsWith('/') ? `${path}*.test.ts` : `${path}.test.ts`;
