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
  'a notice': <NoticeCard notice={notice({})} />,
  'without title': <NoticeCard notice={notice({ title: '' })} />,
  'that leads elsewhere': <NoticeCard notice={notice({ link: 'https://example.org/list' })} />,
  'that leads to a page of ours': <NoticeCard notice={notice({ link: '/events' })} />,
  new: <NoticeCard notice={notice({ diff: 1 })} />,
  'not new': <NoticeCard notice={notice({ diff: 0, posted_as: 'Library' })} />,
  due: <NoticeCard notice={notice({ deadline: '30-11-2026' })} />,
  'due today': <NoticeCard notice={notice({ deadline: '20-11-2026' })} />,
  'that was due': <NoticeCard notice={notice({ deadline: '02-09-2026' })} />,
  important: (
    <NoticeCard notice={notice({ importance: 'important', on_top_until: '30-11-2026' })} />
  ),
  urgent: <NoticeCard notice={notice({ importance: 'urgent', deadline: '30-11-2026' })} />,
  'no longer urgent': (
    <NoticeCard
      notice={notice({ importance: 'urgent', on_top_until: '02-09-2026', posted_as: 'Hall' })}
    />
  ),
  cancelled: <NoticeCard notice={notice({ cancelled: 1 })} />,
  'posted by somebody': <NoticeCard notice={notice({ posted_as: 'Principal' })} />,
  'with words': <NoticeCard notice={notice({ description: '<p>Bring your card.</p>' })} />,
  'with words that say nothing': (
    <NoticeCard notice={notice({ description: '<p> </p>', posted_as: 'Nobody' })} />
  ),
  'with a poster': <NoticeCard notice={notice({ featured_photo: poster })} />,
  'with a poster that is not described': (
    <NoticeCard notice={notice({ featured_photo: [{ url: '/files/media/a.jpg' }] })} />
  ),
  'with a file': <NoticeCard notice={notice({ upload_info: [pdf] })} />,
  'with two files': <NoticeCard notice={notice({ upload_info: [pdf, picture] })} />,
  'whose file is shown': <NoticeCard notice={notice({ upload_info: [pdf] })} viewer />,
  'whose picture is shown': <NoticeCard notice={notice({ upload_info: [picture] })} viewer />,
  'whose other file is not shown': (
    <NoticeCard
      notice={notice({ upload_info: [Upload.parse({ fileType: 'file', url: '/files/a.xlsx' })] })}
      viewer
    />
  ),
  'with a poster, and its file shown': (
    <NoticeCard notice={notice({ featured_photo: poster, upload_info: [pdf] })} viewer />
  ),
};
