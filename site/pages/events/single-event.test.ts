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

const tender = {
  ...{ id: '7', title: 'Desks', type: 'COLLEGE_TENDER', date: '01-09-2026' },
  ...{ link: 'https://tenders.example.org/7', deadline: '30-11-2026', posted_as: 'Bursar' },
};

test('a notice has a page with its facts, its portal and the newest others of its list', async () => {
  const others = Array.from({ length: 6 }, (_, at) => ({ ...tender, id: `${at + 5}` }));
  const { main, description } = await visit('/singleevent?eventId=7', {
    getsingleeventbyid: tender,
    getnoticesbytype: ({ limit }) => others.slice(0, Number(limit)),
  });
  expect(main.text).toContain('Due 30 Nov 2026');
  expect(main.text).toContain('Bursar');
  const portal = main.one('a[href="https://tenders.example.org/7"]');
  expect(portal.words).toMatch(/^Open the portal/);
  const listed = main.all('a[href^="/singleevent?eventId="]');
  expect(listed.map(({ attributes }) => attributes.href?.split('=')[1])).toEqual(
    ['5', '6', '8', '9', '10'].slice(0, listed.length),
  );
  expect(listed).toHaveLength(5);
  expect(description).not.toContain('an event');
});

test.each([
  ['/', 'COLLEGE_TENDER'],
  ['/notifications/tender', 'COLLEGE_TENDER'],
  ['/iqac/aqar', 'IQAC_AQAR'],
  ['/facility/library', 'COLLEGE_F_LIBRARY'],
  ['/nirf', 'NIRF'],
  ['/gallery/photo', 'COLLEGE_PHOTO_GALLERY'],
  ['/gallery/document', 'COLLEGE_DOWNLOADS_GALLERY'],
])('a title on %s leads to the page of its notice', async (path, type) => {
  const upload_info = [
    { fileType: 'PDF', url: '/files/media/desks.pdf', ext: 'pdf', size: 84_000 },
  ];
  const notice = { ...tender, type, upload_info };
  const { main } = await visit(path, {
    checkiftodayisholiday: { status: 0 },
    getnoticesbytype: (input) => (input.type === type ? [notice] : []),
  });
  const [title] = main.all('a[href="/singleevent?eventId=7"]');
  expect(title?.words).toContain('Desks');
  if (path === '/' || path === '/gallery/photo') return;
  const file = main.one('a[href="/files/media/desks.pdf"]');
  expect(file.words).toContain('PDF · 82 KB');
});
