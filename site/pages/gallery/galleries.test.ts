import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const videoNotice = (link: string) => ({
  id: link,
  title: 'A walk',
  type: 'COLLEGE_VIDEO_GALLERY',
  date: '01-09-2026',
  link,
});
const galleryWith = async (link: string) =>
  (await visit('/gallery/video', { getnoticesbytype: [videoNotice(link)] })).main;

test.each([
  ['/files/media/walk.webm', 'video[src="/files/media/walk.webm"]'],
  ['https://maps.example.org/walk', 'a[href="https://maps.example.org/walk"]'],
])('%s plays on the page, and without script is %s', async (link, without) => {
  const main = await galleryWith(link);
  expect(main.all(`[data-embed="${link}"]`)).toHaveLength(1);
  expect(main.all(`noscript > ${without}`)).toHaveLength(1);
});

test('a video that may not be framed is a link', async () => {
  const main = await galleryWith('https://films.example.org/walk');
  expect(main.all('[data-embed]')).toEqual([]);
  expect(main.all('a[href="https://films.example.org/walk"]')).toHaveLength(1);
  expect(main.one('h2 > a').attributes.href).toMatch(/^\/singleevent\?eventId=/);
});
