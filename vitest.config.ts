import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findPostgres } from './scripts/testing/postgres.ts';

/** Minutes of load, of waiting on purpose, of a whole import: `npm run long` runs these, `npm test` the others. */
const long = [
  'tests/faults/!(kill).test.ts',
  'tests/interop/import.test.ts',
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

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: 'unit',
      include: ['{contract,server,site,cms,demo,scripts}/**/*.test.{ts,tsx}'],
      ...sideBySide,
      sequence: { groupOrder: 0 },
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
      name: 'unit on postgres',
      include: [
        'cms/access.test.ts',
        'cms/{calls,platform/files,patches/query-values,submissions,uses}{,/**/*}.test.ts',
      ],
      globalSetup: 'tests/support/postgres-setup.ts',
      ...sideBySide,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'contract on postgres',
      // Not `refusals` and `limits`: what is refused by its form alone never reaches a database.
      include: ['tests/contract/{calls,conformance,moderation,submissions,two-sites}.test.ts'],
      globalSetup: 'tests/support/postgres-college-setup.ts',
      ...system,
      sequence: { groupOrder: 4 },
    },
  },
];

export default defineConfig({
  test: { projects: findPostgres() ? [...projects, ...onPostgres] : projects },
});
