/**
 * Global setup of the backend tests on Postgres: starts an empty server, in which each test file
 * creates its own database.
 */
import type { TestProject } from 'vitest/node';
import type {} from '../../../cms/testing/data-folder.ts';
import { findPostgres, openPostgres } from '../../../scripts/testing/postgres.ts';

export default async function setup(project: TestProject) {
  if (!findPostgres()) return undefined;
  const postgres = await openPostgres();
  project.provide('postgres', postgres.address);
  return postgres.stop;
}
