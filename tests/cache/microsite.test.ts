import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Editor, logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/college.ts';
import { soon } from '../support/soon.ts';

let college: College;
let editor: Editor;
/** The department whose editor works here, as the admin has it. */
let department: Record<string, unknown>;

beforeAll(async () => {
  college = await openCollege(inject('demo'));
  const administrator = await logIn(college);
  const departments = await administrator.list('departments');
  department = departments.find(({ dept_code }) => dept_code === 'PHY') ?? {};
  const account = { email: 'physics.office@example.org', password: crypto.randomUUID() };
  const rights = { role: 'department-editor', department: department.id };
  await administrator.create('users', { ...account, ...rights });
  editor = await logIn({ cms: college.cms, admin: account });
});
afterAll(() => college.close());

const show = async (paths: readonly string[], words: string) => {
  const pages = await Promise.all(
    paths.map(async (path) => (await fetch(college.site + path)).text()),
  );
  return pages.map((html) => html.includes(words));
};
/** Visits the pages, so that they are kept, makes the change, and waits until all of them show it. */
async function expectOn(paths: readonly string[], words: string, change: () => Promise<void>) {
  expect(await show(paths, words)).not.toContain(true);
  await change();
  await soon(async () => !(await show(paths, words)).includes(false));
}

test("what a department's editor changes in its vision is on its pages within 2 s", async () => {
  const words = `To measure ${crypto.randomUUID()}`;
  const vision = JSON.stringify(department.vision).replace(/"text":"[^"]*"/, `"text":"${words}"`);
  await expectOn(['/department/PHY', '/department/PHY/vision'], words, () =>
    editor.change('departments', String(department.id), { vision: JSON.parse(vision) }),
  );
});

test('a publication that they change is on the profile and in the report within 2 s', async () => {
  const title = `On rain ${crypto.randomUUID()}`;
  const staff = await editor.list('employees');
  const written = staff.flatMap(({ id, liveNow, research_articles: rows }) =>
    liveNow && Array.isArray(rows) && rows.length > 0 ? [{ id: String(id), rows }] : [],
  );
  const [author] = written;
  if (!author) throw new Error('Nobody in the department has published anything.');
  const [first, ...others] = author.rows;
  const paths = [
    `/department/PHY/faculty/single?id=${author.id}&section=4`,
    '/research/PHY?report=publications',
  ];
  await expectOn(paths, title, () =>
    editor.change('employees', author.id, { research_articles: [{ ...first, title }, ...others] }),
  );
});

test('they change nothing of another department', async () => {
  const administrator = await logIn(college);
  const other = (await administrator.list('departments')).find(({ id }) => id !== department.id);
  await expect(editor.change('departments', String(other?.id), { estd: '1066' })).rejects.toThrow(
    /40[34]/,
  );
});
