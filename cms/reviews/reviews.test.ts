/** Owners and review dates: when something is due, who is mailed, and what handing over moves. */
import { addMonths } from 'date-fns';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../payload-types.ts';
import { addDepartment, addUser, paragraph } from '../testing/content.ts';
import { mailsTo } from '../testing/mail/mails.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let readSubjects: typeof import('./subjects.ts').readSubjects;
let remindOwners: typeof import('../jobs/remind-owners.ts').remindOwners;
let payload: Payload;
let admin: User;
let editor: User;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ readSubjects } = await import('./subjects.ts'));
  ({ remindOwners } = await import('../jobs/remind-owners.ts'));
  admin = await addUser(payload, 'administrator');
  editor = await addUser(payload, 'editor');
}, patience);

/** Status of the answer of one of our endpoints. */
async function post(path: string, data: object, user: User): Promise<number | undefined> {
  const endpoint = payload.config.endpoints.find((each) => each.path === path);
  const req = await createLocalReq({ user }, payload);
  Object.assign(req, { data });
  return (await endpoint?.handler(req))?.status;
}

const find = async (key: string) => {
  const subjects = await readSubjects(payload, 'en');
  const subject = subjects.find((each) => each.key === key);
  if (!subject) throw new Error(`${key} is not there.`);
  return subject;
};

test('makes the first administrator the owner of a page, a duty and a text, due after a year', async () => {
  const page = await payload.create({
    collection: 'pages',
    data: { page: 'newsletter', title: 'Newsletter', _status: 'published' },
  });
  for (const key of ['page:/contactus', 'duty:rti-4-1-b/ii', `text:pages/${page.id}`]) {
    const { owner, due } = await find(key);
    expect(owner?.email).toBe('administrator@example.org');
    expect(due > addMonths(new Date(), 11)).toBe(true);
    expect(due < addMonths(new Date(), 13)).toBe(true);
  }
});

test('gives a row that applies to universities only no owner', async () => {
  const keys = (await readSubjects(payload, 'en')).map(({ key }) => key);
  expect(keys).not.toContain('duty:ugc-self-disclosure-2024/b1');
});

test("moves the next review by the page's own period, or by the default of its kind", async () => {
  const checked = addMonths(new Date(), 13).toISOString();
  const { id } = await payload.create({
    collection: 'reviews',
    data: { subject: 'page:/contactus', reviewed_at: checked, owner: editor.id },
  });
  expect((await find('page:/contactus')).due).toEqual(addMonths(new Date(checked), 12));
  await payload.update({ collection: 'reviews', id, data: { months: 3 } });
  expect((await find('page:/contactus')).due).toEqual(addMonths(new Date(checked), 3));
  await payload.update({ collection: 'reviews', id, data: { months: null } });
});

test('mails each owner at most weekly and the administrators at most monthly', async () => {
  let texts: string[] = [];
  const remindedAt = async (now: Date) => {
    await payload.delete({ collection: 'payload-jobs', where: {} });
    await remindOwners(payload, now);
    const mails = await Promise.all(
      ['administrator', 'editor'].map((name) => mailsTo(payload, `${name}@example.org`)),
    );
    texts = mails.flat().map(({ text }) => text);
    return mails.map(({ length }) => length);
  };
  const start = addMonths(new Date(), 13);
  const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60 * 1000);
  expect(await remindedAt(new Date())).toEqual([0, 0]);
  // One mail, though the owner is an administrator.
  expect(await remindedAt(days(0))).toEqual([1, 0]);
  expect(texts[0]).toContain('About us');
  expect(texts[0]).not.toContain('Contact us');
  expect(await remindedAt(days(1))).toEqual([0, 0]);
  expect(await remindedAt(days(6))).toEqual([0, 0]);
  expect(await remindedAt(days(7))).toEqual([1, 0]);
  expect(await remindedAt(addMonths(start, 13))).toEqual([1, 1]);
  // The last mails were sent by a clock that was ahead.
  expect(await remindedAt(days(8))).toEqual([1, 0]);
});

test('an office without an account is told whom to tell, once a month', async () => {
  const { id } = await payload.create({
    collection: 'reviews',
    data: { subject: 'page:/newsletter', office: 'Library', office_email: 'library@example.org' },
  });
  const start = addMonths(new Date(), 40);
  const mailsOn = async (day: number) => {
    await payload.delete({ collection: 'payload-jobs', where: {} });
    await remindOwners(payload, new Date(start.getTime() + day * 24 * 60 * 60 * 1000));
    return mailsTo(payload, 'library@example.org');
  };
  const [mail] = await mailsOn(0);
  expect(mail?.replyTo).toBe('administrator@example.org');
  expect(mail?.text).toContain('Answer this e-mail and write what has changed');
  expect(mail?.text).not.toContain('/admin');
  const [english, assamese] = mail?.text.split('\n--\n') ?? [];
  expect(english).toMatch(/\d\d-\d\d-\d{4} {2}Newsletter/);
  expect(assamese).toMatch(/[০-৯]{2}-[০-৯]{2}-[০-৯]{4} {2}[ঀ-৿]/);
  expect([await mailsOn(8), (await mailsOn(31)).length]).toEqual([[], 1]);
  await payload.delete({ collection: 'reviews', id });
});

test('owners hear weekly what the nightly walk found on their pages', async () => {
  const { id } = await payload.create({
    collection: 'reviews',
    data: { subject: 'page:/newsletter', owner: editor.id },
  });
  const finding = { value: '', since: '2026-11-27', locales: ['en'] };
  const walk = await payload.create({
    collection: 'walks',
    data: {
      state: 'done',
      report: {
        ...{ pages: 2, left: 0, links: 0, seconds: 1, count: 2, mended: [] },
        findings: [
          { ...finding, kind: 'empty', path: '/newsletter' },
          { ...finding, kind: 'broken', path: '/singleevent?eventId=1', value: '/lost' },
          { ...finding, kind: 'unchecked', path: '/newsletter', value: 'https://example.org/' },
        ],
      },
    },
  });
  const start = new Date();
  const textsOn = async (day: number, name: string) => {
    await payload.delete({ collection: 'payload-jobs', where: {} });
    await remindOwners(payload, new Date(start.getTime() + day * 24 * 60 * 60 * 1000));
    return (await mailsTo(payload, `${name}@example.org`)).map(({ text }) => text);
  };
  await payload.db.updateGlobal({ slug: 'review-settings', data: { reminded: {} } });
  const [text, ...others] = await textsOn(0, 'editor');
  expect(others).toEqual([]);
  expect(text).toMatch(/The page is empty\.\n {4}http\S+\/newsletter\n[\s\S]*\/collections\/walks/);
  expect(text).not.toContain('example.org/\n');
  expect(await textsOn(6, 'editor')).toEqual([]);
  const [ofAdministrator] = await textsOn(8, 'administrator');
  expect(ofAdministrator).toContain('The link /lost leads nowhere.');
  await payload.delete({ collection: 'walks', id: walk.id });
  await payload.delete({ collection: 'reviews', id });
  await payload.db.updateGlobal({ slug: 'review-settings', data: { reminded: {} } });
});

test('owners are told when a row of the public disclosure has another state', async () => {
  const { id } = await payload.create({
    collection: 'reviews',
    data: { subject: 'duty:ugc-self-disclosure-2024/f1', owner: editor.id },
  });
  const textsNow = async () => {
    await payload.delete({ collection: 'payload-jobs', where: {} });
    await remindOwners(payload);
    return (await mailsTo(payload, editor.email)).map(({ text }) => text);
  };
  expect(await textsNow()).toEqual([]);
  const notice = await payload.create({
    collection: 'notices',
    data: {
      ...{ title: 'Sports', type: 'SPORTS_FACILITY', date: new Date().toISOString() },
      ...{ description: paragraph('A field.'), _status: 'published' },
    },
  });
  const [text] = await textsNow();
  expect(text).toContain('Sports facilities\n    Missing → Published');
  expect(text).toContain('খেলা-ধূলাৰ সুবিধা\n    নাই → ');
  expect(await textsNow()).toEqual([]);
  await payload.delete({ collection: 'notices', id: notice.id });
  expect(await textsNow()).toEqual([expect.stringContaining('Published → Missing')]);
  await payload.delete({ collection: 'reviews', id });
});

test('an account that looks after something is deleted only after it was handed over', async () => {
  const gone = await addUser(payload, 'moderator');
  const remove = () => payload.delete({ collection: 'users', id: gone.id });
  await payload.create({
    collection: 'reviews',
    data: { subject: 'page:/newsletter', owner: gone.id },
  });
  const settings = (default_owner: number | null) =>
    payload.updateGlobal({ slug: 'review-settings', data: { default_owner } });
  await settings(gone.id);
  await expect(remove()).rejects.toMatchObject({ code: 'accountOwns' });
  await payload.delete({
    collection: 'reviews',
    where: { subject: { equals: 'page:/newsletter' } },
  });
  await expect(remove()).rejects.toMatchObject({ code: 'accountOwnsRest' });
  expect(await post('/review-hand-over', { from: gone.id, to: admin.id }, admin)).toBe(200);
  await remove();
  expect((await find('page:/newsletter')).owner?.email).toBe(admin.email);
  await settings(null);
  await payload.delete({ collection: 'reviews', where: {} });
});

test('lets the owner and editors confirm a review, and nobody else', async () => {
  const press = (subject: string, user: User) => post('/review-checked', { subject }, user);
  const { id: department } = await addDepartment(payload, 'PHY');
  const other = await addUser(payload, 'department-editor', department);
  const before = (await find('page:/privacy')).due;
  expect(await press('page:/privacy', other)).toBe(403);
  expect((await find('page:/privacy')).due).toEqual(before);
  expect(await press('page:/privacy', editor)).toBe(200);
  expect((await find('page:/privacy')).due > before).toBe(true);
  expect(await press('page:/nowhere', editor)).toBe(400);
});

test('hands everything of one account over to another at once', async () => {
  const body = { from: admin.id, to: editor.id };
  const other = await addUser(payload, 'department-editor');
  expect(await post('/review-hand-over', body, other)).toBe(403);
  expect(await post('/review-hand-over', { from: admin.id, to: admin.id }, admin)).toBe(400);
  expect(await post('/review-hand-over', body, admin)).toBe(200);
  const owners = new Set((await readSubjects(payload, 'en')).map(({ owner }) => owner?.email));
  expect([...owners]).toEqual(['editor@example.org']);
  // Pages belong to the subjects whether the website runs or not.
  expect((await find('page:/contactus')).owner?.email).toBe('editor@example.org');
});

test('shows visitors the date of a review only if the college wants it', async () => {
  const { answer } = await import('../calls/answer.ts');
  const { readRevision } = await import('../platform/revision/revision.ts');
  const reviewed = async () => {
    const request = new Request('http://cms/');
    const { reviewed: list } = await (
      await answer('getsitemap', request, async () => payload)
    ).json();
    return list;
  };
  const show = (show_reviewed: boolean) =>
    payload.updateGlobal({ slug: 'review-settings', data: { show_reviewed } });
  await payload.delete({ collection: 'reviews', where: {} });
  const data = { subject: 'page:/privacy', reviewed_at: '2026-11-20T09:00:00.000Z' };
  const { id } = await payload.create({ collection: 'reviews', data });
  await payload.create({ collection: 'reviews', data: { ...data, subject: 'text:pages/page:1' } });
  expect(await reviewed()).toEqual([]);
  const revisionHidden = await readRevision(payload);
  await show(true);
  expect(await reviewed()).toEqual([{ path: '/privacy', date: '20-11-2026' }]);
  const revisionShown = await readRevision(payload);
  expect(revisionShown).not.toBe(revisionHidden);
  await payload.update({
    collection: 'reviews',
    id,
    data: { reviewed_at: '2026-11-21T09:00:00.000Z' },
  });
  expect(await readRevision(payload)).not.toBe(revisionShown);
  await show(false);
});
