import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type College, openCollege } from '../support/open-college.ts';
import { soon } from '../support/soon.ts';
import { journey } from './journey.ts';
import { desktop } from './tab.ts';

let college: College;
let file: string;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  const prospectus = await fetch(`${college.site}/files/media/prospectus.pdf`);
  file = path.join(path.dirname(college.dataDir), 'fees-of-arts.pdf');
  await writeFile(file, Buffer.from(await prospectus.arrayBuffer()));
});
afterAll(() => college.close());

journey('the office signs in and publishes a notice with a file', desktop, async (clerk) => {
  const title = `Fees ${crypto.randomUUID().slice(0, 8)}`;
  await clerk.open(`${college.cms}/admin`);
  await clerk.type('input[name="email"]', college.admin.email);
  await clerk.type('input[name="password"]', college.admin.password);
  await clerk.press('button[type="submit"]');
  await clerk.arrives('/admin');
  await clerk.press('a[href^="/admin/collections/notices/create"]');
  // The first state of a form of Payload overwrites earlier input.
  await clerk.type('form[data-form-ready="true"] input[name="title"]', title);
  await clerk.press('#field-type .rs__control');
  await clerk.press('//*[@role="option"][normalize-space()="Notice: administrative"]');
  await clerk.attach('#field-uploads input[type="file"]', file);
  await clerk.press('//button[normalize-space()="Upload (1)"]');
  await clerk.sees('#field-uploads .upload--has-many__dragItem');
  await clerk.press('#action-save');
  await clerk.until(() => /\/notices\/\d+$/.test(location.pathname));

  const board = `${college.site}/notifications/administrative`;
  await soon(async () => (await (await fetch(board)).text()).includes(title), 5000);
  await clerk.open(board);
  await clerk.sees(
    `//main//article[.//*[normalize-space()="${title}"]]//a[contains(@href, "/fees-of-arts")]`,
  );
});
