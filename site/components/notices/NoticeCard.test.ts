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

test('a card shows its poster and the viewer of its file', async () => {
  const main = await card({ featured_photo, upload_info: [pdf] });
  expect(main).toContain('alt="The library"');
  expect(main).toMatch(/data-lightbox="Reading list"><a href="\/files\/media\/list\.pdf"/);
  expect(main).toContain('data-lightbox-view');
});

test('a picture opens over the page, another file by itself', async () => {
  const picture = { fileType: 'image', url: '/files/media/sheet.jpg', alt: 'The sheet' };
  expect(await card({ upload_info: [picture] })).toMatch(
    /data-lightbox=""><a href="\/files\/media\/sheet\.jpg"/,
  );
  const sheet = { fileType: 'file', url: '/files/media/list.xlsx' };
  expect(await card({ upload_info: [sheet] })).not.toMatch(/data-lightbox="/);
});
