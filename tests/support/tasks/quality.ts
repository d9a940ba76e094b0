/** Tasks about evidence, lists from Excel and an old website. */
import { item, wxr } from '../../../cms/features/wordpress/testing/wordpress-export.ts';
import { soon } from '../soon.ts';
import { attach } from './attach.ts';
import type { Clerk } from './clerk.ts';
import { pdf } from './pdf.ts';
import type { Doings, Given } from './task.ts';

/** The newest report, which the office works on. Names of reports contain the year. */
const newestReport = async ({ editor }: Given) => {
  const reports = await editor.list('evidence-groups', 'where[report][equals]=IQAC&sort=order');
  const [report] = reports;
  if (!report) throw new Error('There is no report.');
  return { id: Number(report.id), name: String(report.name) };
};
const openReport = async (context: Given) => {
  const { clerk } = context;
  const { id, name } = await newestReport(context);
  await clerk.open('evidence-groups');
  await clerk.press(clerk.page.locator(`.table a[href*="/evidence-groups/${id}"]`).first());
  return { id, name };
};

/** Saves a table of files as drafts and publishes them. */
async function saveAndPublish(clerk: Clerk, count: number) {
  await clerk.button('Save {{count}} as drafts', { count });
  await clerk.button('Publish {{count}} together', { count });
  await clerk.page
    .getByRole('link', { name: clerk.say('Published') })
    .nth(count - 1)
    .waitFor();
}

export const quality = {
  async quality(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    const [question] = await editor.list('evidence-questions');
    await clerk.open('evidence-files');
    await clerk.link('Add new');
    await clerk.choose('question', String(question?.name));
    await clerk.field('sr_no').fill('1');
    await clerk.field('title').fill(`Calendar ${mark}`);
    await attach(clerk, 'uploads', [pdf(`calendar-${mark}.pdf`)]);
    await clerk.press(page.locator('#action-save'));
    await soon(async () => {
      const records = await editor.list('evidence-files', `where[title][equals]=Calendar ${mark}`);
      return records[0]?._status === 'published';
    });
  },
  async 'evidence-at-once'(context) {
    const { clerk } = context;
    await openReport(context);
    await clerk.link('Import many PDFs');
    const files = clerk.page.locator('input[type="file"]').first();
    await clerk.give(files, [pdf('1_1_1 Routine.pdf'), pdf('1_3_1 Courses.pdf')]);
    await saveAndPublish(clerk, 2);
  },
  async 'report-next-year'(context) {
    const { clerk, editor } = context;
    const { id } = await openReport(context);
    const { page } = clerk;
    const before = (await editor.list('evidence-groups')).length;
    const copy = page.locator('button').filter({ hasText: /AQAR \d{4}-\d\d/ });
    await clerk.press(copy);
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    const after = await editor.list('evidence-groups');
    if (after.length !== before + 1) throw new Error('Nothing was copied.');
  },
  async rehearsal({ clerk, editor }) {
    await clerk.open('rehearsals');
    const { length } = await editor.list('rehearsals');
    await clerk.press(clerk.page.locator('.rehearsal button').first());
    await soon(async () => {
      const rehearsals = await editor.list('rehearsals');
      return rehearsals.length > length && rehearsals.every(({ state }) => state === 'done');
    });
    await clerk.page.getByRole('heading', { name: clerk.say('For you to check') }).waitFor();
  },
  async 'order-by-drag'(context) {
    const { clerk, editor } = context;
    const { page } = clerk;
    const order = async () =>
      (await editor.list('committees', 'sort=order')).map(({ id }) => id).join();
    const before = await order();
    await clerk.open('committees');
    await clerk.link('Change the order');
    await clerk.press(page.locator('.arrange li').first().getByRole('button').last());
    await clerk.button('Save the order');
    await soon(async () => (await order()) !== before);
  },
  async sheets(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    await clerk.open('holidays');
    await clerk.button('Import and export');
    await clerk.link('Import from Excel/CSV');
    const rows = `Date,Holiday\r\n14.04.2031,Bohag ${mark}\r\n26.01.2031,Republic ${mark}`;
    const sheet = { name: 'holidays.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await clerk.give(page.locator('input[type="file"]'), sheet);
    await clerk.button('Read the sheet');
    await clerk.button('Test run');
    await clerk.button('Import {{rows}} rows', { rows: 2 });
    await soon(async () => {
      const records = await editor.list('holidays', `where[title][contains]=${mark}`);
      return records.length === 2;
    });
  },
  async 'old-website'(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    const post = item({
      id: 100,
      title: `Old post ${mark}`,
      path: `/2015/01/post-${mark}/`,
      date: '2015-01-10 11:00:00',
      category: ['news', 'news'],
      content: '<p>For all students.</p>',
      comments: [],
    });
    await clerk.open('notices');
    await clerk.button('Import and export');
    await clerk.link('Import a WordPress website');
    const buffer = Buffer.from(wxr([post]));
    const file = { name: 'export.xml', mimeType: 'text/xml', buffer };
    await clerk.give(page.locator('input[name="export"]'), file);
    await clerk.button('Read the export');
    await clerk.pick(page.locator('table select').first(), 'COLLEGE_ADMIN_NOTICE');
    await clerk.button('Import now');
    await page.getByRole('heading', { name: clerk.say('What was imported') }).waitFor();
    await soon(async () => {
      const records = await editor.list('notices', `where[title][equals]=Old post ${mark}`);
      return records.length === 1;
    });
  },
} satisfies Doings;
