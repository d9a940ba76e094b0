/** Global setup of the system tests: serves one demo college for tests that only read. */
import type { TestProject } from 'vitest/node';
import { type Demo, demoCollege } from '../../scripts/testing/demo.ts';
import { type College, openCollege } from './open-college.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demo: Demo;
    /** Origins of the shared college. Tests that change or stop something open their own. */
    site: string;
    cms: string;
    /** Folder of the backend with submissions and mails. */
    dataDir: string;
  }
}

export function provideCollege(project: TestProject, demo: Demo, { site, cms, dataDir }: College) {
  project.provide('demo', demo);
  project.provide('site', site);
  project.provide('cms', cms);
  project.provide('dataDir', dataDir);
}

export default async function setup(project: TestProject) {
  const demo = await demoCollege();
  const college = await openCollege(demo);
  provideCollege(project, demo, college);
  return college.close;
}
