/** Tasks about people: departments, profiles, committees, accounts, and what visitors and teachers submit. */
import { soon } from '../soon.ts';
import type { Clerk } from './clerk.ts';
import type { Doings, Given } from './task.ts';

const save = ({ page, press }: Clerk) => press(page.locator('#action-save'));

/** The first record of a list as it stands. */
const first = ({ page, press }: Clerk) => press(page.locator('.table tbody a').first());

const oneOf = async ({ editor }: Given, list: string, where: string) => {
  const [found] = await editor.list(list, where);
  if (!found) throw new Error(`Nothing in ${list} with ${where}.`);
  return found;
};

/** Resolves once a field of a record says this. */
const says = (given: Given, list: string, id: unknown, field: string, words: string) =>
  soon(async () =>
    String((await oneOf(given, list, `where[id][equals]=${id}`))[field]).includes(words),
  );

const numberIn = ({ page }: Clerk) => Number(/\/(\d+)(?:$|\?)/.exec(page.url())?.[1]);

export const people: Doings = {
  async departments(given) {
    const { clerk, mark } = given;
    const { page } = clerk;
    await clerk.open('departments');
    await first(clerk);
    const system = page.getByLabel(clerk.say('Examination system')).first();
    await system.fill(`Semesters ${mark}`);
    await save(clerk);
    const id = numberIn(clerk);
    await soon(async () =>
      JSON.stringify(await oneOf(given, 'departments', `where[id][equals]=${id}`)).includes(mark),
    );
  },
  async profiles(given) {
    const { clerk, mark } = given;
    await clerk.open('employees');
    await first(clerk);
    await clerk.field('experience').fill(`Ten years ${mark}`);
    await save(clerk);
    await says(given, 'employees', numberIn(clerk), 'experience', mark);
  },
  async 'approve-profiles'(given) {
    const { clerk, editor, mark } = given;
    const { page } = clerk;
    const { id, name } = await oneOf(given, 'employees', 'where[type][equals]=FACULTY&sort=-id');
    const draft = { experience: `Handed in ${mark}`, handed_in_at: '2020-01-01T00:00:00.000Z' };
    await editor.change('employees', `${id}?draft=true`, { ...draft, _status: 'draft' });
    await page.reload();
    await clerk.press(
      page
        .locator('.waiting a')
        .filter({ hasText: String(name) })
        .first(),
    );
    await clerk.button('Approve and publish');
    await says(given, 'employees', id, 'experience', mark);
  },
  async 'committees-and-members'(given) {
    const { clerk, mark } = given;
    await clerk.open('committees');
    await clerk.link('Add new');
    await clerk.field('name').fill(`Canteen ${mark}`);
    await clerk.press(clerk.field('members').locator('.array-field__add-row'));
    await clerk.field('members__0__member_name').fill('Anima Example');
    await save(clerk);
    await soon(async () => {
      const [found] = await given.editor.list('committees', `where[name][equals]=Canteen ${mark}`);
      return JSON.stringify(found?.members ?? '').includes('Anima Example');
    });
  },
  async 'decide-what-was-sent'(given) {
    const { clerk } = given;
    const { id, name } = await oneOf(
      given,
      'alumni-registrations',
      'where[status][equals]=pending&sort=createdAt',
    );
    await clerk.press(clerk.page.locator(`.waiting a[href$="alumni-registrations/${id}"]`));
    await clerk.page.getByText(String(name)).first().waitFor();
    await clerk.button('Approve and publish');
    await says(given, 'alumni-registrations', id, 'status', 'approved');
  },
  async accounts(given) {
    const { clerk, editor, mark } = given;
    const { page } = clerk;
    await clerk.open('users');
    await clerk.press(page.locator('.invite summary'));
    const addresses = [`anima.${mark}@example.org`, `bina.${mark}@example.org`];
    await page.locator('textarea[name="addresses"]').fill(addresses.join('\n'));
    await clerk.pick(page.locator('select[name="role"]'), 'editor');
    await clerk.button('Invite');
    await soon(async () => {
      const found = await editor.list('users', `where[email][contains]=${mark}`);
      return found.length === 2;
    });
  },
};
