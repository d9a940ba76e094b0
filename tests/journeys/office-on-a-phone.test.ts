/** The admin at a width of 360 px, including a photo upload. */
import { expect, test } from 'vitest';
import { heic } from '../../cms/testing/heic.ts';
import { phone } from '../support/browser.ts';
import { awake, ownOffice } from '../support/office.ts';

const { own } = ownOffice();

test('a phone uploads a HEIC photo, which is converted and shown', async () => {
  const page = await own.office.open('/collections/media/create', phone);
  await awake(page);
  const photo = { name: 'IMG_0042.HEIC', mimeType: '', buffer: heic };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.fill('#field-alt', 'A flag');
  await page.click('#action-save');
  await page.waitForURL(/\/media\/\d+/);
  const { docs } = await own.office.api('media?where[alt][equals]=A flag');
  expect(docs).toMatchObject([{ mimeType: 'image/jpeg', width: 64, height: 48 }]);
  const thumbnail = page.locator('img[src*="img-0042"]').first();
  await expect
    .poll(() => thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('the admin fits a phone', async () => {
  const places = [
    '',
    '/collections/notices',
    '/collections/notices/create',
    '/collections/media/create',
    '/collections/media',
    '/collections/site-pages',
    '/account',
    '/sheets',
    '/set-up',
  ];
  const page = await own.office.open('', phone);
  for (const where of places) {
    await page.goto(`${own.college.cms}/admin${where}`, { waitUntil: 'networkidle' });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      window.scrollTo(200, 0);
      return { over: scrollWidth - clientWidth, scrolled: window.scrollX };
    });
    expect(wide, where).toEqual({ over: 0, scrolled: 0 });
  }
});
