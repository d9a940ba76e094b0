import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const event = {
  id: '1',
  title: 'Foundation Day',
  type: 'COLLEGE_EVENT',
  date: '01-09-2026',
  featured_photo: [
    { url: '/files/media/gate.jpg', alt: 'The gate' },
    { url: '/files/media/hall.jpg', alt: 'The hall' },
  ],
  upload_info: [
    { fileType: 'PDF', url: '/files/media/programme-of-the-day.pdf' },
    { fileType: 'image', url: '/files/media/lamps.jpg', alt: 'Lamps' },
  ],
};
const answers = {
  getsingleeventbyid: event,
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
};

test.each(['/singleevent?eventId=1', '/department/PHY/singleevent?eventId=1'])(
  '%s shows the photo, the files and every other photo of the event',
  async (path) => {
    const { main } = await visit(path, answers);
    const [files, photos] = main.all('section:has(> h2)').slice(-2);
    expect(files?.one('h2').words).toBe('Files');
    const name = files?.one('[title="programme-of-the-day.pdf"]');
    expect(name?.one('[aria-hidden="true"]').words).toBe('programme-of-th..');
    expect(photos?.one('h2').words).toBe('Photos');
    const descriptions = photos?.all('img').map((picture) => picture.attributes.alt);
    expect(descriptions).toEqual(['The hall', 'Lamps']);
    const gate = main.one('img[alt="The gate"]').attributes.src;
    expect(gate).toContain('/files/media/gate');
  },
);

test('the share picture is its own, or else its photo', async () => {
  const shared = async (event: object) => {
    const { page } = await visit('/singleevent?eventId=1', { getsingleeventbyid: event });
    return page
      .all('meta[property^="og:image"]')
      .map(({ attributes: { property, content } }) => `${property} ${content}`);
  };
  const share_picture = '/files/share/notices-1-en-3f2a91c0-1200x630.png';
  expect(await shared({ ...event, share_picture })).toEqual([
    `og:image https://c.test${share_picture}`,
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Foundation Day – Demo College',
  ]);
  expect(await shared(event)).toEqual([
    'og:image https://c.test/files/media/gate.jpg',
    'og:image:alt Foundation Day – Demo College',
  ]);
});

test('a picture with an invalid address does not break the page', async () => {
  const odd = { ...event, featured_photo: [{ url: 'https://[none' }] };
  const { status, page } = await visit('/singleevent?eventId=1', { getsingleeventbyid: odd });
  expect([status, page.all('meta[property="og:image"]')]).toEqual([200, []]);
});
