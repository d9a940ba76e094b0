/** The test that every account opens every screen that a college offers to it, for a file of its own per college. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access.ts';
import { type Crawl, crawlAdmin, typedScreens } from './admin-crawl.ts';
import { type StaffedOffice, staffedOffices } from './staffed-office.ts';

/** Faults by role. Every account has a menu, so it opens several screens. */
function faultsIn(crawls: ReadonlyMap<Role, Crawl>): Partial<Record<Role, string[]>> {
  for (const [role, { opened }] of crawls) expect([role, opened.length > 5]).toEqual([role, true]);
  return Object.fromEntries(
    [...crawls].flatMap(([role, { faults }]) => (faults.length > 0 ? [[role, faults]] : [])),
  );
}

/** Opens the college for a test file, and adds the test. Returns a function for the office. */
export function testScreensOf(name: keyof typeof staffedOffices): () => StaffedOffice {
  let office: StaffedOffice;
  beforeAll(async () => {
    office = await staffedOffices[name]();
  });
  afterAll(() => office?.college.close());

  test(`${name} opens every screen that it offers to an account`, async () => {
    const crawls = new Map<Role, Crawl>();
    for (const [role, session] of office.accounts)
      crawls.set(role, await crawlAdmin(office.college.cms, session, typedScreens));
    expect(faultsIn(crawls)).toEqual({});
  });
  return () => office;
}
