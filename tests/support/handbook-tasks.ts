/** The test that every task of the handbook takes as many presses as the docs say, for a file of its own per screen. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Task, tasks } from '../../cms/admin/handbook/tasks.ts';
import { type Session, sessionOf } from './accounts.ts';
import { type Editor, logIn } from './admin.ts';
import { desktop, phone, visitors } from './browser.ts';
import { type College, openCollege } from './open-college.ts';
import { haveSession } from './sign-in.ts';
import { clerk } from './tasks/clerk.ts';
import { people } from './tasks/people.ts';
import { quality } from './tasks/quality.ts';
import type { Doing } from './tasks/task.ts';
import { website } from './tasks/website.ts';
import { writing } from './tasks/writing.ts';

const doings = { ...writing, ...people, ...quality, ...website } satisfies Record<Task, Doing>;

/** Columns of the table in the docs. */
const screens = {
  'in English on a screen': { column: 0, language: 'en', viewport: desktop },
  'in Assamese on a phone': { column: 1, language: 'as', viewport: phone },
} as const;

/** Presses by task, in the order of the columns. */
async function readPresses(): Promise<Map<string, number[]>> {
  const rows = (await readFile('docs/office-tasks.md', 'utf8')).matchAll(
    /^\| `([\w-]+)` +\| +(\d+) +\| +(\d+) +\|/gm,
  );
  return new Map([...rows].map(([, task = '', ...presses]) => [task, presses.map(Number)]));
}

/** Opens the college for a test file, and adds the tests. */
export function testHandbookTasks(name: keyof typeof screens): void {
  const { column, language, viewport } = screens[name];
  const { visit, expectNothingLeft } = visitors();
  let college: College;
  let editor: Editor;
  let session: Session;
  let pressesByTask: Map<string, number[]>;
  beforeAll(async () => {
    pressesByTask = await readPresses();
    // A mail server that takes nothing, because an answer needs one before it is queued.
    college = await openCollege(inject('demo'), { SMTP_URL: 'smtp://127.0.0.1:9' });
    editor = await logIn(college);
    session = await sessionOf(college, college.admin.email, college.admin.password);
  });
  afterAll(() => college.close());

  test('the docs describe each task', () => {
    expect([...pressesByTask.keys()]).toEqual([...tasks]);
  });

  test.each(tasks)(`the task %s takes as many presses as in the docs, ${name}`, async (task) => {
    const page = await visit({ viewport, timezoneId: 'Asia/Kolkata' });
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: college.cms }]);
    await haveSession(page, college.cms, session);
    // Resets the content language, because the last one is kept.
    await page.goto(`${college.cms}/admin?locale=en`, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const person = clerk(page, language);
    const { admin, site } = college;
    await doings[task]({ clerk: person, editor, admin, site, mark: language });
    expect(person.counted()).toBe(pressesByTask.get(task)?.[column]);
    expectNothingLeft();
  });
}
