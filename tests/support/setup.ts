/** Before the system tests: one demo college, served for those that only read it. */
import type { TestProject } from 'vitest/node';
import { openCollege } from './college.ts';
import { type Demo, demoCollege } from './demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demo: Demo;
    /** Origins of the college that all tests share. Who changes or stops something opens their own. */
    site: string;
    cms: string;
    /** Where that college keeps its database, files and mails. */
    dataDir: string;
  }
}

export default async function setup(project: TestProject) {
  const demo = await demoCollege();
  const college = await openCollege(demo);
  project.provide('demo', demo);
  project.provide('site', college.site);
  project.provide('cms', college.cms);
  project.provide('dataDir', college.dataDir);
  return college.close;
}
