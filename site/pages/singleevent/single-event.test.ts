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
    const [story = '', ...others] = main.split('<h2').slice(-3);
    expect(story).toContain('alt="The gate"');
    expect(others[0]).toMatch(
      />Files<[\s\S]*title="programme-of-the-day\.pdf"[^>]*>[^>]*>programme-of-th\.\.</,
    );
    expect(others[1]).toMatch(/>Photos<[\s\S]*alt="The hall"[\s\S]*alt="Lamps"/);
    expect(others[1]).not.toContain('gate.jpg');
  },
);
