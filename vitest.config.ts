import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { longTests, testsInBrowsers } from './scripts/testing/long-tests.ts';

/*
 * Each project is an isolation that its files need:
 *   unit      shares modules between files; no process, no database
 *   backend   shares one Payload and its SQLite per worker; each file empties it
 *   apart     has a worker per file, because its files replace modules, the clock or the environment, or count attempts
 *   system    reads one built college that all files share
 *   alone     the same, one file after the other, because its files change that college or measure it
 *   postgres  what asks the database in ways of its own, on Postgres
 *   journeys  what people do in the built product; each file has a copy of the college. Only `npm run journeys` runs it
 */

const areJourneys = Boolean(process.env.JOURNEYS);
const isLong = Boolean(process.env.LONG);
const leftOut = isLong ? [] : [...longTests.map(({ path }) => path), testsInBrowsers];

const apart = [
  'cms/{admin,features,patches}/**/*.test.tsx',
  'cms/**/{administrator-address,bucket,environment,limits,log-in,private,reworded-headings,schedule,serve,session-endpoint,silent-bucket,two-factor}.test.ts',
  'demo/{evidence,exported-sheets}.test.ts',
  '{cms/testing,site/strings}/locales.test.ts',
  'scripts/backup/ask-backend.test.ts',
  'site/enhance/search-fields/search-fields.test.ts',
  'site/**/rate-limit-store.test.ts',
];
const journeys = 'tests/journeys/*.test.ts';
const alone = [
  'tests/browsers/*.test.ts',
  'tests/cache/{http,microsite,publishing}.test.ts',
  'tests/deploy/release.test.ts',
  'tests/faults/*.test.ts',
  'tests/files/withdrawn.test.ts',
  'tests/interop/import.test.ts',
];
const onPostgres = [
  'cms/calls/{search,notices}/*.test.ts',
  'cms/calls/*.test.ts',
  'cms/commands/database/*.test.ts',
  'cms/content/quality/{names,own-manuals}.test.ts',
  'cms/jobs/{clock,due-jobs,sweep}.test.ts',
  'cms/patches/claim-jobs.test.ts',
  'cms/patches/query/query-values.test.ts',
  'cms/platform/database/exclusive.test.ts',
  'cms/platform/files/files.test.ts',
  'cms/platform/{mail/mail-limits,shared-counts,sign-in/allowance}.test.ts',
  'cms/platform/references/{address-targets,refuse-deletion}.test.ts',
  'cms/rehearsal/answers.test.ts',
  'cms/search/*.test.ts',
  'cms/search/index/*.test.ts',
  'cms/staff-api/plans/*.test.ts',
  'cms/submissions/{idempotency,one-time-password}.test.ts',
];
/**
 * Runs on Postgres with the long tests only, because these take long and test little more of the
 * database.
 */
const onPostgresIfLong = [
  'cms/calls/**/*.test.ts',
  'cms/content/quality/*.test.ts',
  'cms/testing/{access,doors}.test.ts',
  'cms/platform/files/**/*.test.ts',
  'cms/platform/references/public-files.test.ts',
  'cms/platform/versions/newer-version.test.ts',
  'cms/sheets/imports/*.test.ts',
  'cms/submissions/**/*.test.ts',
  // Without `refusals` and `limits`, whose requests are refused before they reach a database.
  'tests/contract/{calls,conformance,moderation,submissions,two-sites}.test.ts',
];

/** All cores, because Vitest leaves one free, which is half of a machine with two. */
const sideBySide = { maxWorkers: availableParallelism() };
const inProcess = {
  isolate: false,
  // Detects hanging tests. Generous, because a busy machine must not fail them.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // Pages in happy-dom send no requests.
  environmentOptions: {
    happyDOM: {
      settings: {
        navigation: {
          disableMainFrameNavigation: true,
          disableChildFrameNavigation: true,
          disableChildPageNavigation: true,
        },
      },
    },
  },
  restoreMocks: true,
  unstubGlobals: true,
  ...sideBySide,
  sequence: { groupOrder: 0 },
};
const served = {
  // One browser and one set of modules per worker.
  isolate: false,
  globalSetup: 'tests/support/setup.ts',
  // The longest journey through the admin takes 70 s, and three times that on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const inOtherProjects = [...configDefaults.exclude, ...apart, ...leftOut];

const projects: TestProjectConfiguration[] = [
  {
    // The same as in site/vite.config.ts.
    oxc: { jsx: { importSource: '@college/site/language' } },
    test: {
      name: 'unit',
      include: ['{bench,contract,server,site,scripts,deploy}/**/*.test.{ts,tsx}'],
      exclude: inOtherProjects,
      ...inProcess,
    },
  },
  {
    test: {
      name: 'backend',
      include: ['{cms,demo}/**/*.test.ts'],
      exclude: inOtherProjects,
      globalSetup: 'cms/testing/data-folder.ts',
      setupFiles: 'cms/testing/environment-setup.ts',
      ...inProcess,
    },
  },
  {
    test: {
      name: 'apart',
      include: apart,
      exclude: [...configDefaults.exclude, ...leftOut],
      globalSetup: 'cms/testing/data-folder.ts',
      ...inProcess,
      isolate: true,
    },
  },
  {
    test: {
      name: 'system',
      include: ['tests/**/*.test.ts'],
      exclude: [journeys, ...alone, ...leftOut],
      ...served,
      ...sideBySide,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'alone',
      include: alone,
      exclude: leftOut,
      fileParallelism: false,
      ...served,
      sequence: { groupOrder: 2 },
    },
  },
];

const postgres: TestProjectConfiguration = {
  test: {
    name: 'postgres',
    setupFiles: [
      // Each isolated file reads the environment anew.
      ...(isLong ? ['cms/testing/environment-setup.ts'] : []),
      'tests/support/postgres/needs-postgres.ts',
    ],
    include: isLong
      ? [...onPostgres, ...onPostgresIfLong, 'cms/**/{bucket,silent-bucket}.test.ts']
      : onPostgres,
    exclude: isLong ? [...configDefaults.exclude, ...leftOut] : inOtherProjects,
    ...inProcess,
    // Isolated, because `tests/contract` uses another college and `bucket` another environment.
    isolate: isLong,
    testTimeout: served.testTimeout,
    hookTimeout: served.hookTimeout,
    globalSetup: [
      'cms/testing/data-folder.ts',
      'tests/support/postgres/setup.ts',
      ...(isLong ? ['tests/support/postgres/college-setup.ts'] : []),
    ],
  },
};

const journey: TestProjectConfiguration = {
  test: {
    name: 'journeys',
    include: [journeys],
    ...served,
    // More than cores, because a browser that waits for a screen uses none.
    maxWorkers: 2 * availableParallelism(),
  },
};

export default defineConfig({
  test: { projects: areJourneys ? [journey] : [...projects, postgres] },
});
