/** Tasks about content: notices, events, albums, translations and corrections. */
import { readFile } from 'node:fs/promises';
import { soon } from '../soon.ts';
import { attach, upload } from './attach.ts';
import type { Clerk } from './clerk.ts';
import { pdf } from './pdf.ts';
import type { Doings, Given } from './task.ts';

const picture = async (name: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: await readFile('cms/public/admin/handbook/en/accounts.webp'),
});

/** Presses the publish button, which is at both ends of a form, also on a phone. */
async function publish({ page, press }: Clerk) {
  const button = page.locator('#action-save');
  const isWhole = () =>
    button.evaluate((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      const ends = [left + 4, right - 4].map((x) => document.elementFromPoint(x, top + height / 2));
      return ends.every((end) => element.contains(end));
    });
  // The dialog of a file may still be closing.
  await soon(isWhole, 10_000);
  await press(button);
}

/** Resolves once there is a published record with this name. */
const isPublic = ({ editor }: Given, list: string, field: string, name: string) =>
  soon(async () => {
    const where = `where[${field}][equals]=${encodeURIComponent(name)}`;
    const [record] = await editor.list(list, where);
    return record !== undefined && (record._status ?? 'published') === 'published';
  });

export const writing = {
  async 'write-a-notice'(context) {
    const { clerk, mark } = context;
    const { page } = clerk;
    await clerk.link('Write a notice');
    const title = `Fees of the odd semester ${mark}`;
    await clerk.field('title').fill(title);
    await clerk.choose('type', clerk.say('Notice: administrative'));
    await clerk.press(page.locator('.rich-text-lexical [contenteditable]').first());
    await page.keyboard.type('Pay at the office until the tenth.');
    await attach(clerk, 'uploads', [pdf(`fees-${mark}.pdf`)]);
    await publish(clerk);
    await isPublic(context, 'notices', 'title', title);
  },
  async 'add-an-event'(context) {
    const { clerk, mark } = context;
    await clerk.link('Add an event');
    const title = `Sports week ${mark}`;
    await clerk.field('title').fill(title);
    await attach(
      clerk,
      'featured_photos',
      [await picture(`sports-${mark}.webp`)],
      'The first race',
    );
    await publish(clerk);
    await isPublic(context, 'notices', 'title', title);
  },
  async 'files-and-albums'(context) {
    const { clerk, mark } = context;
    await clerk.open('albums');
    await clerk.link('Add new');
    await clerk.field('caption').fill(`Bihu ${mark}`);
    const photos = [await picture(`bihu-a-${mark}.webp`), await picture(`bihu-b-${mark}.webp`)];
    await attach(clerk, 'pictures', photos, 'Dance');
    await publish(clerk);
    await isPublic(context, 'albums', 'caption', `Bihu ${mark}`);
  },
  async 'slider-photos'(context) {
    const { clerk, editor, mark } = context;
    await clerk.open('photos');
    const names = [`gate-${mark}.webp`, `hall-${mark}.webp`, `lawn-${mark}.webp`];
    const pictures = await Promise.all(names.map(picture));
    await upload(clerk, '.add-photos', pictures, `Campus ${mark}`);
    await soon(async () => {
      const photos = await editor.list('photos', 'sort=-id&limit=3&depth=1');
      return photos.every((photo) => JSON.stringify(photo).includes(`Campus ${mark}`));
    });
  },
  async 'assamese-beside-english'(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    const id = await editor.createNotice({
      title: `Library hours ${mark}`,
      type: 'COLLEGE_ADMIN_NOTICE',
      _status: 'published',
    });
    await page.reload();
    await clerk.press(page.locator(`.dashboard-home a[href$="/notices/${id}"]`).first());
    // The dashboard has the same button.
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/notices/${id}`));
    await clerk.press(page.locator('.localizer button').first());
    await clerk.press(
      page.locator('.popup__content, .popup-button-list').getByText('অসমীয়া').first(),
    );
    await page.waitForURL(/locale=as/);
    // The heading falls back to English instead of the id.
    await page.getByRole('heading', { name: `Library hours ${mark}`, level: 1 }).waitFor();
    await clerk.field('title').fill(`পুথিভঁৰালৰ সময় ${mark}`);
    await publish(clerk);
    await soon(async () => {
      const [record] = await editor.list('notices', `where[id][equals]=${id}&locale=as`);
      return String(record?.title).startsWith('পুথিভঁৰাল');
    });
  },
  async mistakes(context) {
    const { clerk, editor, mark } = context;
    const { page } = clerk;
    const id = await editor.createNotice({
      title: `Wrong day ${mark}`,
      type: 'COLLEGE_ADMIN_NOTICE',
      _status: 'published',
    });
    await page.reload();
    await clerk.press(page.locator(`.dashboard-home a[href$="/notices/${id}"]`).first());
    await clerk.press(page.locator('.doc-controls__popup .popup-button').first());
    await clerk.press(page.locator('#action-unpublish'));
    await clerk.press(page.locator('#confirm-action').first());
    await soon(async () => {
      const [record] = await editor.list('notices', `where[id][equals]=${id}`);
      return record?._status === 'draft';
    });
  },
} satisfies Doings;
