/**
 * Changes a department in the admin as its editor, and measures when visitors see the change.
 *
 * @long 60 s
 * @for cms/platform/revision site/cache site/pages/department
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Editor, logIn } from '../support/admin.ts';
import { visitors } from '../support/browser.ts';
import { sharedCollege } from '../support/publishing/shared-college.ts';
import { LIVE, soon } from '../support/soon.ts';

const { visit } = visitors();
const college = await sharedCollege();
let editor: Editor;
let admin: Page;
/** The editor's department, as stored. */
let department: Record<string, unknown>;

beforeAll(async () => {
  const administrator = await logIn(college);
  const departments = await administrator.list('departments');
  department = departments.find(({ dept_code }) => dept_code === 'PHY') ?? {};
  const account = { email: 'physics.office@example.org', password: crypto.randomUUID() };
  const rights = { role: 'department-editor', department: department.id };
  await administrator.create('users', { ...account, ...rights });
  editor = await logIn({ cms: college.cms, admin: account });
  admin = await visit();
  await admin.goto(`${college.cms}/admin`);
  await admin.fill('input[name="email"]', account.email);
  await admin.fill('input[name="password"]', account.password);
  await admin.click('button[type="submit"]');
  await admin.waitForURL(`${college.cms}/admin`);
});

const show = async (paths: readonly string[], words: string) => {
  const pages = await Promise.all(
    paths.map(async (path) => (await fetch(college.site + path)).text()),
  );
  return pages.map((html) => html.includes(words));
};
/** Opens the pages so that they are cached, makes the change, and waits until all pages show it. */
async function expectOn(paths: readonly string[], words: string, change: () => Promise<void>) {
  expect(await show(paths, words)).not.toContain(true);
  await change();
  await soon(async () => !(await show(paths, words)).includes(false), LIVE);
}

async function open(collection: string, id: string) {
  await admin.goto(`${college.cms}/admin/collections/${collection}/${id}`, {
    waitUntil: 'networkidle',
  });
}
async function save() {
  await admin.click('#action-save:not([disabled])');
  await admin
    .getByText(/successfully/i)
    .first()
    .waitFor();
}

test('a change of a department editor is on its pages within 2 s', async () => {
  const words = `Measured ${crypto.randomUUID()} `;
  await open('departments', String(department.id));
  const vision = admin.locator('.rich-text-lexical').filter({ hasText: 'Vision and mission' });
  await vision.locator('[contenteditable="true"] p').first().click();
  await admin.keyboard.type(words);
  await expectOn(['/department/PHY', '/department/PHY/vision'], words.trim(), save);
});

test('a changed publication is on the profile and in the report within 2 s', async () => {
  const title = `On rain ${crypto.randomUUID()}`;
  const staff = await editor.list('employees');
  const author = staff.find(
    ({ liveNow, research_articles: rows }) => liveNow && Array.isArray(rows) && rows.length > 0,
  );
  if (!author) throw new Error('Nobody in the department has published anything.');
  await open('employees', String(author.id));
  await admin.locator('.tabs-field__tab-button').filter({ hasText: '4 Profile' }).click();
  const articles = admin
    .locator('.collapsible-field__collapsible')
    .filter({ hasText: '4.2 Research articles' });
  const showAll = articles.getByRole('button', { name: 'Show All' });
  // Repeated, because the form collapses its parts again while it loads.
  await vi.waitFor(async () => {
    if (!(await showAll.isVisible()))
      await articles.locator('.collapsible__toggle').first().click();
    await showAll.click({ timeout: 1000 });
  }, 30_000);
  await articles.locator('#field-research_articles__0__title').fill(title);
  const page = `/department/PHY/faculty/single?id=${author.id}&section=4`;
  const report = `/department/PHY/faculty/quarterlyreport?id=${author.id}`;
  await expectOn([page, report, '/research/PHY?report=publications'], title, save);
});

test('a department editor cannot change another department', async () => {
  const administrator = await logIn(college);
  const other = (await administrator.list('departments')).find(({ id }) => id !== department.id);
  await expect(editor.change('departments', String(other?.id), { estd: '1066' })).rejects.toThrow(
    /40[34]/,
  );
});
