import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const event = {
  ...{ id: '7', type: 'COLLEGE_EVENT', title: 'Play </script><script>x', date: '05-12-2026' },
  featured_photo: [{ url: '/files/media/play.jpg' }],
};
const thingOn = async (path: string, answers: object) => {
  const { page } = await visit(path, answers);
  const scripts = page.all('script[type="application/ld+json"]');
  return scripts.map(({ text }) => JSON.parse(text));
};
const by = { '@type': 'CollegeOrUniversity', name: 'Demo College', url: 'https://c.test/' };
const on = { '@context': 'https://schema.org' };

test('an event says when and whether it is, and ends no script', async () => {
  const shown = { ...on, '@type': 'Event', organizer: by, startDate: '2026-12-05' };
  const path = '/singleevent?eventId=7';
  expect(await thingOn(path, { getsingleeventbyid: event })).toMatchObject([
    {
      ...shown,
      name: event.title,
      eventStatus: 'https://schema.org/EventScheduled',
      image: 'https://c.test/files/media/play.jpg',
    },
  ]);
  expect(await thingOn(path, { getsingleeventbyid: { ...event, cancelled: 1 } })).toMatchObject([
    { ...shown, eventStatus: 'https://schema.org/EventCancelled' },
  ]);
});

test('a notice is news, a profile a person, home the college; other pages say nothing', async () => {
  const notice = { id: '3', type: 'COLLEGE_TENDER', title: 'Chairs', date: '01-11-2026' };
  expect(await thingOn('/singleevent?eventId=3', { getsingleeventbyid: notice })).toEqual([
    {
      ...{ ...on, '@type': 'NewsArticle', publisher: by },
      ...{ headline: 'Chairs', datePublished: '2026-11-01' },
    },
  ]);
  const college = { name: 'Demo College', established: 'In 1954', emblem: '/files/emblem.svg' };
  expect(await thingOn('/', { getcollege: college, checkiftodayisholiday: {} })).toEqual([
    { ...on, ...by, foundingDate: '1954', logo: 'https://c.test/files/emblem.svg' },
  ]);
  const getmyprofiledata = { id: '1', type: 'FACULTY', name: 'Rina Das', designation: 'Professor' };
  const getdeptdata = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
  const profile = '/department/PHY/faculty/single?id=1';
  expect(await thingOn(profile, { getdeptdata, getmyprofiledata })).toEqual([
    { ...on, '@type': 'Person', name: 'Rina Das', jobTitle: 'Professor', worksFor: by },
  ]);
  expect(await thingOn('/privacy', {})).toEqual([]);
});
