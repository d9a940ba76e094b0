/** Global setup of the contract tests on Postgres: fills and serves the demo college. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillDemo } from '../../../scripts/testing/demo.ts';
import { findPostgres, openPostgres } from '../../../scripts/testing/postgres.ts';
import { type College, openCollege } from '../open-college.ts';
import { provideCollege } from '../setup.ts';

export default async function setup(project: TestProject) {
  if (!findPostgres()) return undefined;
  const postgres = await openPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-on-postgres-'));
  let college: College | undefined;
  const close = async () => {
    await college?.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const env = { DATABASE_URL: `${postgres.address}/postgres` };
    const demo = { folder, admin: await fillDemo(folder, env) };
    college = await openCollege(demo, env);
    provideCollege(project, demo, college);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
