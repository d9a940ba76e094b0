import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findPostgres } from './scripts/testing/postgres.ts';

/** Minutes of load, of waiting on purpose, of a whole import: `npm run long` runs these, `npm test` the others. */
const long = [
  'tests/faults/!(kill).test.ts',
  'tests/interop/import.test.ts',
  'tests/deploy/release.test.ts',
  'tests/browsers/*.test.ts',
];
const leftOut = process.env.LONG ? [] : long;

/** They look at pages that nobody changes, and measure no seconds: side by side. */
const pages = ['tests/a11y/*.test.ts', 'tests/budgets/*.test.ts', 'tests/e2e/crawl.test.ts'];
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};
/** Vitest leaves one core free, which on two is half of the machine. */
const sideBySide = { maxWorkers: availableParallelism() };
/** They share one college and measure seconds: one after the other. */
const system = { fileParallelism: false, ...patience };

/** They have an environment, a clock or modules of their own: each file in a worker of its own. */
const apart = [
  'cms/**/{address,advise,bucket,caps,environment,headers,limits,private,rounds,smtp}.test.ts',
  'demo/**/*.test.ts',
  '{cms,site/strings}/locales.test.ts',
  'site/**/rate-limit-store.test.ts',
];
const others = [...configDefaults.exclude, ...apart];
/** What is imported, and Payload with its database, is opened once a worker. */
const unit = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  ...sideBySide,
  sequence: { groupOrder: 0 },
};

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: 'unit',
      include: ['{contract,server,site,scripts}/**/*.test.{ts,tsx}'],
      exclude: others,
      ...unit,
    },
  },
  {
    test: {
      name: 'backend',
      include: ['cms/**/*.test.ts'],
      exclude: others,
      globalSetup: 'cms/testing/folder.ts',
      ...unit,
    },
  },
  {
    test: {
      name: 'apart',
      include: apart,
      globalSetup: 'cms/testing/folder.ts',
      ...unit,
      isolate: true,
    },
  },
  {
    test: {
      name: 'pages',
      include: pages,
      globalSetup: 'tests/support/setup.ts',
      ...patience,
      ...sideBySide,
      sequence: { groupOrder: 2 },
    },
  },
  {
    test: {
      name: 'system',
      include: ['tests/**/*.test.ts'],
      exclude: [...pages, ...leftOut],
      globalSetup: 'tests/support/setup.ts',
      ...system,
      sequence: { groupOrder: 3 },
    },
  },
];

/** What asks the database, once more on a Postgres; `npm test` says so where there is none. */
const onPostgres: TestProjectConfiguration[] = [
  {
    test: {
      name: 'backend on postgres',
      include: [
        'cms/access.test.ts',
        'cms/{calls,platform/files,patches/query-values,submissions,uses}{,/**/*}.test.ts',
      ],
      exclude: others,
      globalSetup: ['cms/testing/folder.ts', 'tests/support/postgres/setup.ts'],
      ...unit,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'apart on postgres',
      include: ['cms/**/bucket.test.ts'],
      exclude: configDefaults.exclude,
      globalSetup: ['cms/testing/folder.ts', 'tests/support/postgres/setup.ts'],
      ...unit,
      isolate: true,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'contract on postgres',
      // Not `refusals` and `limits`: what is refused by its form alone never reaches a database.
      include: ['tests/contract/{calls,conformance,moderation,submissions,two-sites}.test.ts'],
      globalSetup: 'tests/support/postgres/college-setup.ts',
      ...system,
      sequence: { groupOrder: 4 },
    },
  },
];

export default defineConfig({
  test: { projects: findPostgres() ? [...projects, ...onPostgres] : projects },
});
