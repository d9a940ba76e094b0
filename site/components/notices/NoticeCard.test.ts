import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const notice = (fields: object) => ({
  id: '1',
  type: 'DEPTNOTICE',
  title: 'Reading list',
  date: '01-09-2026',
  ...fields,
});
const card = async (fields: object) =>
  (
    await visit('/department/PHY/notices', {
      getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
      getnoticesbytypedept: [notice(fields)],
    })
  ).main;

const featured_photo = [{ url: '/files/media/library.jpg', alt: 'The library' }];
const pdf = { fileType: 'PDF', url: '/files/media/list.pdf' };

test('a card shows its poster and its first file', async () => {
  const main = await card({ featured_photo, upload_info: [pdf] });
  expect(main.all('img[alt="The library"]')).toHaveLength(1);
  const viewer = main.one('[data-lightbox="Reading list"]');
  expect(viewer.all('a[href="/files/media/list.pdf"]')).toHaveLength(1);
  expect(main.all('[data-lightbox-view]')).toHaveLength(1);
});

test('a picture opens over the page, another file by itself', async () => {
  const picture = { fileType: 'image', url: '/files/media/sheet.jpg', alt: 'The sheet' };
  const main = await card({ upload_info: [picture] });
  expect(main.all('[data-lightbox=""] > a[href="/files/media/sheet.jpg"]')).toHaveLength(1);
  const sheet = { fileType: 'file', url: '/files/media/list.xlsx' };
  expect((await card({ upload_info: [sheet] })).all('[data-lightbox]')).toEqual([]);
});
