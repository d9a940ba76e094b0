/** An operator backs a college up, stops it, restores it and starts it again, on SQLite: what was public then is whole. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary.ts';
import { logIn } from '../support/admin.ts';
import { command as commandIn } from '../support/command.ts';
import { awake, ownOffice } from '../support/office.ts';
import { signIn } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

const { own, visit, expectNothingLeft } = ownOffice();

const textOf = async (where: string) => (await fetch(own.college.site + where)).text();
const finds = async (title: string) =>
  // Without the marks of the words that were found.
  (await textOf(`/search?q=${encodeURIComponent(title)}`))
    .replaceAll(/<\/?mark>/g, '')
    .includes(`>${title}<`);

test('what was public at the backup is public after the restore, with its file, its search and its accounts', async () => {
  const { college } = own;
  const { site, dataDir } = college;
  const folder = await temporaryFolder();
  const command = (name: 'backup' | 'restore', words: string[]) =>
    commandIn(name, words, { DATA_DIR: dataDir }, folder);
  const title = 'Zephyrology before the backup';
  const later = 'Zephyrology after the backup';
  const editor = await logIn(college);
  const file = await editor.upload('zephyrology.pdf', Buffer.from('%PDF-1.4\n% z\nxref\n%%EOF\n'));
  const common = { type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' };
  await editor.createNotice({ ...common, title, uploads: [Number(file.id)] });
  await soon(() => finds(title));
  expect(await command('backup', ['kept'])).toMatchObject({ code: 0 });
  const [archive = ''] = await readdir(path.join(folder, 'kept'));

  await editor.createNotice({ ...common, title: later });
  await soon(() => finds(later));
  const { docs } = JSON.parse(
    await (await editor.open('/api/media?limit=1&sort=-id&depth=0')).text(),
  );
  expect(docs[0].filename).toBe(file.filename);
  const senders = await mailsTo(dataDir, college.admin.email);

  await college.stopBackend();
  expect(await command('restore', [path.join('kept', archive), '--force'])).toMatchObject({
    code: 0,
  });
  await college.startBackend();

  await soon(async () => !(await textOf('/notifications/administrative')).includes(later));
  expect(await textOf('/notifications/administrative')).toContain(title);
  await soon(() => finds(title));
  await soon(async () => !(await finds(later)));
  const download = await fetch(`${site}/files/media/${file.filename}`);
  expect([download.status, (await download.text()).slice(0, 8)]).toEqual([200, '%PDF-1.4']);

  const page = await visit({ timezoneId: 'Asia/Kolkata' });
  await signIn(page, college.cms, college.admin);
  await awake(page);
  const again = await logIn(college);
  const id = await again.createNotice({ ...common, title: 'Zephyrology of today' });
  await page.goto(`${college.cms}/admin/collections/notices/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Zephyrology of today' }).waitFor();
  await soon(() => finds('Zephyrology of today'));
  // No mail is sent a second time.
  expect(await mailsTo(dataDir, college.admin.email)).toEqual(senders);
  expectNothingLeft();
});
