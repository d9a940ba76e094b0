/** Tasks about people: departments, profiles, committees, accounts and submissions. */
import { soon } from '../soon.ts';
import type { Clerk } from './clerk.ts';
import type { Doings, Given } from './task.ts';

const save = ({ page, press }: Clerk) => press(page.locator('#action-save'));

/** Opens the first record of a list. */
const first = ({ page, press }: Clerk) => press(page.locator('.table tbody a').first());

const oneOf = async ({ editor }: Given, list: string, where: string) => {
  const [record] = await editor.list(list, where);
  if (!record) throw new Error(`Nothing in ${list} with ${where}.`);
  return record;
};

/** Resolves once a field of a record has this value. */
const says = (context: Given, list: string, id: unknown, field: string, words: string) =>
  soon(async () =>
    String((await oneOf(context, list, `where[id][equals]=${id}`))[field]).includes(words),
  );

const numberIn = ({ page }: Clerk) => Number(/\/(\d+)(?:$|\?)/.exec(page.url())?.[1]);

export const people = {
  async departments(context) {
    const { clerk, mark } = context;
    const { page } = clerk;
    await clerk.open('departments');
    await first(clerk);
    const system = page.getByRole('textbox', { name: clerk.say('Examination system') }).first();
    await system.fill(`Semesters ${mark}`);
    await save(clerk);
    const id = numberIn(clerk);
    await soon(async () =>
      JSON.stringify(await oneOf(context, 'departments', `where[id][equals]=${id}`)).includes(mark),
    );
  },
  async profiles(context) {
    const { clerk, mark } = context;
    await clerk.open('employees');
    await first(clerk);
    await clerk.field('experience').fill(`Ten years ${mark}`);
    await save(clerk);
    await says(context, 'employees', numberIn(clerk), 'experience', mark);
  },
  async 'approve-profiles'(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    const { id, name } = await oneOf(context, 'employees', 'where[type][equals]=FACULTY&sort=-id');
    // The dashboard shows the oldest six of all that waits.
    const [message] = await editor.list('messages', 'where[status][equals]=pending');
    if (message) await editor.remove('messages', String(message.id));
    const draft = { experience: `Handed in ${mark}`, handed_in_at: '2020-01-01T00:00:00.000Z' };
    await editor.change('employees', `${id}?draft=true`, { ...draft, _status: 'draft' });
    await page.reload();
    await clerk.press(
      page
        .locator('.queue a')
        .filter({ hasText: String(name) })
        .first(),
    );
    await clerk.button('Approve and publish');
    await says(context, 'employees', id, 'experience', mark);
  },
  async 'many-profiles-public'(context) {
    const { clerk, editor } = context;
    const { page, press } = clerk;
    const [teacher] = await editor.list(
      'employees',
      'where[type][equals]=FACULTY&limit=1&sort=order',
    );
    await editor.change('employees', String(teacher?.id), { liveNow: false });
    const isPublic = `where[id][equals]=${teacher?.id}&where[liveNow][equals]=true`;
    await clerk.open('employees');
    await press(page.locator('thead .checkbox-input input').first());
    await press(page.locator('.make-public button'));
    await soon(async () => (await editor.list('employees', isPublic)).length === 1);
  },
  async 'head-of-department'(context) {
    const { clerk, editor, site } = context;
    const { page, press } = clerk;
    await clerk.open('employees');
    // The first teacher of the list whose department another one leads.
    const [teacher] = await editor.list(
      'employees',
      'where[type][equals]=FACULTY&where[head_since][exists]=false&sort=order&limit=1',
    );
    const name = String(teacher?.name);
    await press(page.locator('.table tbody a').filter({ hasText: name }).first());
    const day = clerk.field('head_since').locator('input[type="text"]');
    await day.fill('01-11-2026');
    await press(page.locator('#action-save'));
    await soon(async () => {
      const answer = await fetch(`${site}/people.json`);
      return (await answer.text()).includes('Head of the Department');
    });
    await says(context, 'employees', teacher?.id, 'head_since', '2026-11-01');
  },
  async 'committees-and-members'(context) {
    const { clerk, mark } = context;
    await clerk.open('committees');
    await clerk.link('Add new');
    await clerk.field('name').fill(`Canteen ${mark}`);
    await clerk.press(clerk.field('members').locator('.array-field__add-row'));
    await clerk.field('members__0__member_name').fill('Anima Example');
    await save(clerk);
    await soon(async () => {
      const [committee] = await context.editor.list(
        'committees',
        `where[name][equals]=Canteen ${mark}`,
      );
      return JSON.stringify(committee?.members ?? '').includes('Anima Example');
    });
  },
  async 'decide-what-was-sent'(context) {
    const { clerk } = context;
    const { id, name } = await oneOf(
      context,
      'alumni-registrations',
      'where[status][equals]=pending&sort=createdAt',
    );
    await clerk.press(clerk.page.locator(`.queue a[href$="alumni-registrations/${id}"]`));
    await clerk.page.getByText(String(name)).first().waitFor();
    await clerk.button('Approve and publish');
    await says(context, 'alumni-registrations', id, 'status', 'approved');
  },
  async 'answer-by-mail'(context) {
    const { clerk, mark } = context;
    const { id } = await oneOf(
      context,
      'alumni-registrations',
      'where[status][equals]=pending&sort=createdAt',
    );
    await clerk.press(clerk.page.locator(`.queue a[href$="alumni-registrations/${id}"]`));
    await clerk.field('answer').fill(`Which year? ${mark}`);
    await clerk.press(clerk.page.locator('.answer button'));
    await soon(async () => {
      const record = await oneOf(context, 'alumni-registrations', `where[id][equals]=${id}`);
      return JSON.stringify(record.decisions).includes(`Which year? ${mark}`);
    });
  },
  async accounts(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    await clerk.open('users');
    await clerk.press(page.locator('.invite summary'));
    const addresses = [`anima.${mark}@example.org`, `bina.${mark}@example.org`];
    await page.locator('textarea[name="addresses"]').fill(addresses.join('\n'));
    await clerk.pick(page.locator('select[name="role"]'), 'editor');
    await clerk.button('Invite');
    await soon(async () => {
      const records = await editor.list('users', `where[email][contains]=${mark}`);
      return records.length === 2;
    });
  },
} satisfies Doings;
