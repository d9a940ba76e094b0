import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { filesOf, longTests, testsInBrowsers } from './scripts/testing/long-tests.ts';
import { findPostgres } from './scripts/testing/postgres.ts';

const leftOut = process.env.LONG ? [] : [...longTests, testsInBrowsers].map(filesOf);

/** They measure seconds, count what is rendered, change the college they share: one after the other, with nothing beside them. */
const measuring = [
  'tests/browsers/*.test.ts',
  'tests/cache/{http,microsite,publishing}.test.ts',
  'tests/deploy/release.test.ts',
  'tests/faults/*.test.ts',
  'tests/files/withdrawn.test.ts',
  'tests/interop/import.test.ts',
];
/** Vitest leaves one core free, which on two is half of the machine. */
const sideBySide = { maxWorkers: availableParallelism() };
/** They share one college, which they ask and do not change, or open their own. */
const system = {
  // One browser and one set of modules a worker.
  isolate: false,
  globalSetup: 'tests/support/setup.ts',
  // What hangs is found out; the longest journey through the admin takes 70 s, and thrice as long on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
/** They have an environment, a clock or modules of their own: each file in a worker of its own. */
const apart = [
  'cms/{admin,patches,testing}/**/*.test.tsx',
  'cms/**/{address,bucket,environment,limits,log-in,private,schedule,serve,two-factor}.test.ts',
  'demo/**/*.test.ts',
  '{cms/testing,site/strings}/locales.test.ts',
  'scripts/backup/ask-backend.test.ts',
  'site/enhance/search-fields/search-fields.test.ts',
  'site/**/rate-limit-store.test.ts',
];
const others = [...configDefaults.exclude, ...apart, ...leftOut];
/** What is imported, and Payload with its database, is opened once a worker. */
const unit = {
  isolate: false,
  // What hangs is found out; a busy machine is not what is tested.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // A page in happy-dom asks nobody for anything.
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

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: 'unit',
      include: ['{bench,contract,server,site,scripts,deploy}/**/*.test.{ts,tsx}'],
      exclude: others,
      ...unit,
    },
  },
  {
    test: {
      name: 'backend',
      include: ['cms/**/*.test.ts'],
      exclude: others,
      globalSetup: 'cms/testing/data-folder.ts',
      ...unit,
    },
  },
  {
    test: {
      name: 'apart',
      include: apart,
      exclude: [...configDefaults.exclude, ...leftOut],
      globalSetup: 'cms/testing/data-folder.ts',
      ...unit,
      isolate: true,
    },
  },
  {
    test: {
      name: 'system',
      include: ['tests/**/*.test.ts'],
      exclude: [...measuring, ...leftOut],
      ...system,
      ...sideBySide,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'measuring',
      include: measuring,
      exclude: leftOut,
      fileParallelism: false,
      ...system,
      // Seconds are the machine's, too: the best of three counts.
      retry: 2,
      sequence: { groupOrder: 2 },
    },
  },
];

/** What asks the database in ways of its own: once more on a Postgres; `npm test` says so where there is none. */
const asksDatabase = [
  'cms/calls/{search,notices}/*.test.ts',
  'cms/calls/*.test.ts',
  'cms/content/quality/{names,own-manuals}.test.ts',
  'cms/patches/query/values.test.ts',
  'cms/platform/files/files.test.ts',
  'cms/platform/references/**/*.test.ts',
  'cms/search/*.test.ts',
  'cms/staff-api/plans/*.test.ts',
  'cms/submissions/{keep-once,one-time-password}.test.ts',
];
/** It asks little that those do not ask, for long: on a Postgres only with the long tests. */
const asksTheSame = [
  'cms/calls/**/*.test.ts',
  'cms/content/quality/*.test.ts',
  'cms/testing/access.test.ts',
  'cms/platform/files/**/*.test.ts',
  'cms/sheets/imports/*.test.ts',
  'cms/submissions/**/*.test.ts',
];
const onPostgres: TestProjectConfiguration[] = [
  {
    test: {
      name: 'backend on postgres',
      include: process.env.LONG ? [...asksDatabase, ...asksTheSame] : asksDatabase,
      exclude: others,
      globalSetup: ['cms/testing/data-folder.ts', 'tests/support/postgres/setup.ts'],
      ...unit,
    },
  },
  {
    test: {
      name: 'apart on postgres',
      include: process.env.LONG ? ['cms/**/bucket.test.ts'] : [],
      exclude: configDefaults.exclude,
      globalSetup: ['cms/testing/data-folder.ts', 'tests/support/postgres/setup.ts'],
      ...unit,
      isolate: true,
    },
  },
  {
    test: {
      name: 'contract on postgres',
      // Not `refusals` and `limits`: what is refused by its form alone never reaches a database. Every day `cms/calls` asks
      // on a Postgres what each call asks of it.
      include: process.env.LONG
        ? ['tests/contract/{calls,conformance,moderation,submissions,two-sites}.test.ts']
        : [],
      ...system,
      globalSetup: 'tests/support/postgres/college-setup.ts',
      ...sideBySide,
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({
  test: { projects: findPostgres() ? [...projects, ...onPostgres] : projects },
});
