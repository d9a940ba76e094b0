import { Notice, Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { NoticeCard } from './NoticeCard.tsx';

const notice = (fields: object) =>
  Notice.parse({
    id: '7',
    type: 'DEPTNOTICE',
    title: 'Reading list',
    date: '01-09-2026',
    ...fields,
  });
const pdf = { fileType: 'PDF', url: '/files/media/list.pdf', ext: 'pdf', size: 84_000 };
const picture = { fileType: 'image', url: '/files/media/sheet.jpg', alt: 'The sheet' };
const poster = [{ url: '/files/media/library.jpg', alt: 'The library' }];

export const examples: Examples = {
  'a notice': {
    example: <NoticeCard notice={notice({})} />,
    shows: ['article #notice-7', 'Posted 1 Sep 2026', '## [Reading list](/singleevent?eventId=7)'],
  },
  'without title': {
    example: <NoticeCard notice={notice({ title: '' })} />,
    shows: ['article #notice-7', 'Posted 1 Sep 2026'],
  },
  'that leads elsewhere': {
    example: <NoticeCard notice={notice({ link: 'https://example.org/list' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '[Open the portal – Reading list (another website, opens in a new tab)](https://example.org/list)',
    ],
  },
  'that leads to a page of ours': {
    example: <NoticeCard notice={notice({ link: '/events' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '[Open the page – Reading list](/events)',
    ],
  },
  new: {
    example: <NoticeCard notice={notice({ diff: 1 })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'New',
    ],
  },
  'not new': {
    example: <NoticeCard notice={notice({ diff: 0, posted_as: 'Library' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Library',
    ],
  },
  due: {
    example: <NoticeCard notice={notice({ deadline: '30-11-2026' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Due 30 Nov 2026 (10 days left) [Add to calendar](/singleevent/calendar.ics?eventId=7)',
    ],
  },
  'due today': {
    example: <NoticeCard notice={notice({ deadline: '20-11-2026' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Due 20 Nov 2026 (Today) [Add to calendar](/singleevent/calendar.ics?eventId=7)',
    ],
  },
  'that was due': {
    example: <NoticeCard notice={notice({ deadline: '02-09-2026' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Due 2 Sep 2026 (Closed)',
    ],
  },
  important: {
    example: (
      <NoticeCard notice={notice({ importance: 'important', on_top_until: '30-11-2026' })} />
    ),
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Important',
    ],
  },
  urgent: {
    example: <NoticeCard notice={notice({ importance: 'urgent', deadline: '30-11-2026' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Urgent Due 30 Nov 2026 (10 days left) [Add to calendar](/singleevent/calendar.ics?eventId=7)',
    ],
  },
  'no longer urgent': {
    example: (
      <NoticeCard
        notice={notice({ importance: 'urgent', on_top_until: '02-09-2026', posted_as: 'Hall' })}
      />
    ),
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Hall',
    ],
  },
  cancelled: {
    example: <NoticeCard notice={notice({ cancelled: 1 })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Cancelled',
    ],
  },
  'posted by somebody': {
    example: <NoticeCard notice={notice({ posted_as: 'Principal' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Principal',
    ],
  },
  'with words': {
    example: <NoticeCard notice={notice({ description: '<p>Bring your card.</p>' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Bring your card.',
    ],
  },
  'with words that say nothing': {
    example: <NoticeCard notice={notice({ description: '<p> </p>', posted_as: 'Nobody' })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      'Nobody',
    ],
  },
  'with a poster': {
    example: <NoticeCard notice={notice({ featured_photo: poster })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '![The library](/files/media/library.jpg)',
    ],
  },
  'with a poster that is not described': {
    example: <NoticeCard notice={notice({ featured_photo: [{ url: '/files/media/a.jpg' }] })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '![](/files/media/a.jpg)',
    ],
  },
  'with a file': {
    example: <NoticeCard notice={notice({ upload_info: [pdf] })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '- [Attachment 1 – Reading list PDF · 82 KB](/files/media/list.pdf)',
    ],
  },
  'with two files': {
    example: <NoticeCard notice={notice({ upload_info: [pdf, picture] })} />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '- [Attachment 1 – Reading list PDF · 82 KB](/files/media/list.pdf)',
      '- [The sheet – Reading list](/files/media/sheet.jpg)',
    ],
  },
  'whose file is shown': {
    example: <NoticeCard notice={notice({ upload_info: [pdf] })} showsFile />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '[View File : Reading list PDF · 82 KB](/files/media/list.pdf)',
      '- [Attachment 1 – Reading list PDF · 82 KB](/files/media/list.pdf)',
    ],
  },
  'whose picture is shown': {
    example: <NoticeCard notice={notice({ upload_info: [picture] })} showsFile />,
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '[![The sheet](/files/media/sheet.jpg)](/files/media/sheet.jpg)',
      '- [The sheet – Reading list](/files/media/sheet.jpg)',
    ],
  },
  'whose other file is not shown': {
    example: (
      <NoticeCard
        notice={notice({ upload_info: [Upload.parse({ fileType: 'file', url: '/files/a.xlsx' })] })}
        showsFile
      />
    ),
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '[View File : Reading list](/files/a.xlsx)',
      '- [Attachment 1 – Reading list](/files/a.xlsx)',
    ],
  },
  'with a poster, and its file shown': {
    example: (
      <NoticeCard notice={notice({ featured_photo: poster, upload_info: [pdf] })} showsFile />
    ),
    shows: [
      'article #notice-7',
      'Posted 1 Sep 2026',
      '## [Reading list](/singleevent?eventId=7)',
      '![The library](/files/media/library.jpg)',
      '[View File : Reading list PDF · 82 KB](/files/media/list.pdf)',
      '- [Attachment 1 – Reading list PDF · 82 KB](/files/media/list.pdf)',
    ],
  },
};
