/**
 * Every task of the handbook, in English on a screen and in Assamese on a phone, with as many
 * clicks as the docs say.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Task, tasks } from '../../cms/admin/handbook/tasks.ts';
import { type Session, sessionOf } from '../support/accounts.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { haveSession } from '../support/sign-in.ts';
import { clerk } from '../support/tasks/clerk.ts';
import { people } from '../support/tasks/people.ts';
import { quality } from '../support/tasks/quality.ts';
import type { Doing } from '../support/tasks/task.ts';
import { website } from '../support/tasks/website.ts';
import { writing } from '../support/tasks/writing.ts';

const doings = { ...writing, ...people, ...quality, ...website } satisfies Record<Task, Doing>;

const { visit, expectNothingLeft } = visitors();
let college: College;
let editor: Editor;
let session: Session;
/** Clicks by task, in the order of the columns. */
const clicksByTask = new Map<string, number[]>();
beforeAll(async () => {
  // A mail server that takes nothing, because an answer needs one before it is queued.
  college = await openCollege(inject('demo'), { SMTP_URL: 'smtp://127.0.0.1:9' });
  editor = await logIn(college);
  session = await sessionOf(college, college.admin.email, college.admin.password);
  const rows = (await readFile('docs/office-tasks.md', 'utf8')).matchAll(
    /^\| `([\w-]+)` +\| +(\d+) +\| +(\d+) +\|/gm,
  );
  for (const [, task = '', ...presses] of rows) clicksByTask.set(task, presses.map(Number));
});
afterAll(() => college.close());

test('the docs describe each task', () => {
  expect([...clicksByTask.keys()]).toEqual([...tasks]);
});

describe.each([
  { column: 0, language: 'en', viewport: desktop },
  { column: 1, language: 'as', viewport: phone },
] as const)('in $language at $viewport.width px', ({ column, language, viewport }) => {
  test.each(tasks)('the task %s takes as many presses as in the docs', async (task) => {
    const page = await visit({ viewport, timezoneId: 'Asia/Kolkata' });
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: college.cms }]);
    await haveSession(page, college.cms, session);
    // Resets the content language, because the last one is kept.
    await page.goto(`${college.cms}/admin?locale=en`, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const person = clerk(page, language);
    const { admin, site } = college;
    await doings[task]({ clerk: person, editor, admin, site, mark: language });
    expect(person.counted()).toBe(clicksByTask.get(task)?.[column]);
    expectNothingLeft();
  });
});
