/** The import of a WordPress website: imported, seen by visitors at its old addresses, and undone. */
import { expect, test } from 'vitest';
import { item, wxr } from '../../cms/features/wordpress/testing/wordpress-export.ts';
import { ownOffice } from '../support/office.ts';
import { soon } from '../support/soon.ts';

const { own, expectNothingLeft } = ownOffice();

const posts = ['Admission of the old website', 'Fees of the old website'];
const website = wxr(
  posts.map((title, at) =>
    item({
      id: 100 + at,
      title,
      path: `/2015/01/post-${at}/`,
      date: '2015-01-10 11:00:00',
      category: ['news', 'News'],
      content: '<p>For all students.</p>',
      comments: [],
    }),
  ),
);

test('an old website is imported, leads from its old addresses, and is undone', async () => {
  const { college, office } = own;
  const leads = async (from: string) => {
    const { status, headers } = await fetch(college.site + from, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  const page = await office.open('/wordpress');
  await page
    .locator('input[name="export"]')
    .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(website) });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Read the export');
  await page
    .getByLabel('Where the notices appear: News', { exact: true })
    .selectOption('COLLEGE_ADMIN_NOTICE');
  await press('Import now');
  await page.getByRole('heading', { name: 'What was imported' }).waitFor();
  await soon(async () => (await leads('/2015/01/post-0'))[0] === 301);
  const [, address] = await leads('/2015/01/post-0');
  expect(address).toMatch(/^\/singleevent\?eventId=\d+$/);
  await soon(async () =>
    (await (await fetch(college.site + address)).text()).includes(posts[0] ?? ''),
  );

  const { docs } = await office.api(`notices?where[title][equals]=${posts[1]}&depth=0`);
  const { Cookie, Origin } = office.session;
  await fetch(`${college.cms}/api/notices/${docs[0].id}`, {
    method: 'PATCH',
    headers: { Cookie, Origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ link: '/contactus', _status: 'published' }),
  });
  await press('Undo this import');
  await press('Confirm: undo this import');
  await page.getByRole('heading', { name: 'What was kept' }).waitFor();
  await soon(async () => (await fetch(college.site + address)).url.endsWith('/events'));
  const { docs: kept } = await office.api('notices?where[title][contains]=old website&depth=0');
  expect(kept.map(({ title }: { title: string }) => title)).toEqual([posts[1]]);
  expectNothingLeft();
});
