import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';

const event = {
  ...{ id: '7', type: 'COLLEGE_EVENT', title: 'Play </script><script>x', date: '05-12-2026' },
  featured_photo: [{ url: '/files/media/play.jpg' }],
};
const thingOn = async (path: string, answers: object) => {
  const { page } = await visit(path, answers);
  const scripts = page.all('head > script[type="application/ld+json"]');
  return scripts.map(({ text }) => JSON.parse(text));
};
const by = { '@type': 'CollegeOrUniversity', name: 'Demo College', url: 'https://c.test/' };
const on = { '@context': 'https://schema.org' };

test('describes an event with its date and state, and cannot end the script', async () => {
  const expected = {
    ...{ ...on, '@type': 'Event', organizer: by, startDate: '2026-12-05' },
    location: { '@type': 'Place', name: 'Demo College' },
  };
  const path = '/singleevent?eventId=7';
  expect(await thingOn(path, { getsingleeventbyid: event })).toMatchObject([
    {
      ...expected,
      name: event.title,
      eventStatus: 'https://schema.org/EventScheduled',
      image: 'https://c.test/files/media/play.jpg',
    },
  ]);
  expect(await thingOn(path, { getsingleeventbyid: { ...event, cancelled: 1 } })).toMatchObject([
    { ...expected, eventStatus: 'https://schema.org/EventCancelled' },
  ]);
});

test('describes notices as news, profiles as persons and home as the college, and no other page', async () => {
  const notice = { id: '3', type: 'COLLEGE_TENDER', title: 'Chairs', date: '01-11-2026' };
  expect(await thingOn('/singleevent?eventId=3', { getsingleeventbyid: notice })).toEqual([
    {
      ...{ ...on, '@type': 'NewsArticle', publisher: by },
      ...{ headline: 'Chairs', datePublished: '2026-11-01' },
    },
  ]);
  const updated_at = '2026-11-02T06:30:00.000Z';
  expect(
    await thingOn('/singleevent?eventId=3', { getsingleeventbyid: { ...notice, updated_at } }),
  ).toMatchObject([{ dateModified: updated_at }]);
  const reach = { email: 'office@c.test', phone: '+91 00000 00000' };
  const college = {
    ...{ name: 'Demo College', established: 'In 1954', emblem: '/files/emblem.svg' },
    ...reach,
  };
  expect(await thingOn('/', { getcollege: college, checkiftodayisholiday: {} })).toEqual([
    {
      ...{ ...on, ...by, foundingDate: '1954', logo: 'https://c.test/files/emblem.svg' },
      ...{ email: reach.email, telephone: '+910000000000' },
    },
  ]);
  const getmyprofiledata = { id: '1', type: 'FACULTY', name: 'Rina Das', designation: 'Professor' };
  const getdeptdata = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
  const profile = '/department/PHY/faculty/single?id=1';
  expect(await thingOn(profile, { getdeptdata, getmyprofiledata })).toEqual([
    { ...on, '@type': 'Person', name: 'Rina Das', jobTitle: 'Professor', worksFor: by },
  ]);
  expect(await thingOn('/privacy', {})).toEqual([]);
});

const wayOn = async (path: string, answers: object) => {
  const { page } = await visit(path, answers);
  const { text } = page.one('nav > script[type="application/ld+json"]');
  const { itemListElement, ...list } = JSON.parse(text);
  expect(list).toEqual({ ...on, '@type': 'BreadcrumbList' });
  return itemListElement.map((step: { name: string; item?: string }, place: number) => {
    expect(step).toMatchObject({ '@type': 'ListItem', position: place + 1 });
    return [step.name, step.item];
  });
};

test('lists breadcrumbs with full addresses in their language, the page last', async () => {
  expect(await wayOn('/as/administrations/gb', {})).toEqual([
    ['মূল পৃষ্ঠা', 'https://c.test/as'],
    ['পৰিচয়', 'https://c.test/as/aboutus/about'],
    ['পৰিচালনা সমিতি', undefined],
  ]);
  const getdeptdata = { dept_code: 'PHY', dept_name: 'Physics </script>', stream: 'SCIENCE' };
  expect((await wayOn('/department/PHY/vision', { getdeptdata })).at(-1)).toEqual([
    'Physics </script>',
    'https://c.test/department/PHY',
  ]);
  expect((await wayOn('/department/PHY', { getdeptdata })).at(-1)).toEqual([
    'Physics </script>',
    undefined,
  ]);
});

const physics = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
const row = {
  ...{ programme: 'B.Sc. Physics', level: 'Undergraduate', duration: '8 semesters' },
  ...{ intake: 60, fee: '₹ 8,900 a year', eligibility: 'Class XII in science' },
};
const course = {
  ...{ ...on, '@type': 'Course', provider: by, name: 'B.Sc. Physics', about: 'Physics' },
  url: 'https://c.test/department/PHY/course',
  description: 'Undergraduate, 8 semesters, Physics, ₹ 8,900 a year',
  educationalLevel: 'Undergraduate',
  coursePrerequisites: 'Class XII in science',
};

test('describes programmes as courses, here and on the page of their department', async () => {
  const [[dataset, ...courses]] = await thingOn('/programmes', {
    getprogrammes: [{ ...physics, ...row }],
  });
  expect(courses).toEqual([course]);
  expect(dataset).toMatchObject({
    ...{ '@type': 'Dataset', name: 'Programmes', creator: by, isAccessibleForFree: true },
    url: 'https://c.test/programmes',
    distribution: [
      { encodingFormat: 'text/csv', contentUrl: 'https://c.test/programmes.csv' },
      { encodingFormat: 'application/json', contentUrl: 'https://c.test/programmes.json' },
    ],
  });
  const getdeptdata = { ...physics, programs_offered: [row] };
  expect(await thingOn('/department/PHY/course', { getdeptdata })).toEqual([[course]]);
  expect(await thingOn('/department/PHY/vision', { getdeptdata })).toEqual([]);
});

test.each(['/people', '/programmes', '/iqac/matrix', '/iqac/ssrmatrix'])(
  'describes %s as a dataset with the fields that search engines need',
  async (path) => {
    const [thing] = (await thingOn(path, {})).flat();
    expect(thing).toMatchObject({ ...on, '@type': 'Dataset', url: `https://c.test${path}` });
    // Fewer than fifty characters are refused, and so are more than five thousand.
    expect(thing.description.length).toBeGreaterThanOrEqual(50);
  },
);
