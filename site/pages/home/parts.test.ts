/** Sections of the home page of a college with little content. */
import { expect, test } from 'vitest';
import { en } from '../../strings/en.ts';
import { visit } from '../../testing/visit.ts';

/** The headings of the sections of the page, in order. */
const partsOf = async (getcollege: object) => {
  const { main } = await visit('/', { checkiftodayisholiday: { status: 0 }, getcollege });
  return main.all('section > h2, section > div > h2').map(({ text }) => text);
};

const { home } = en;
const html = '<p>Words.</p>';
const tile = [{ title: 'NAAC', link: '/iqac/aqar' }];
test.each<[object, string]>([
  [{ about: html }, home.about],
  [{ principal_message: html }, home.about],
  [{ motto: html }, home.about],
  [{ vision: html }, home.about],
  [{ video: 'https://films.example.org/1' }, home.about],
  [{ about_image: '/files/hall.jpg' }, home.about],
  [{ emblem: '/files/emblem.svg' }, home.emblem],
  [{ emblem_meaning: html }, home.emblem],
  [{ anthem: { title: 'Song', html } }, home.emblem],
  [{ certificates: [{ title: 'NAAC', image: '' }] }, home.certificates],
  [{ shortcuts: tile }, home.shortcuts],
  [{ accreditation: tile }, home.accreditation],
  [{ distance_learning: tile }, home.distanceLearning],
  [{ address: 'Guwahati' }, home.map],
  [{ map: { embed: 'https://maps.example.org/1' } }, home.map],
])('a college with only %j has one section: %s', async (fields, heading) => {
  expect(await partsOf({ name: 'Demo College', ...fields })).toEqual([heading]);
});

test.each([
  ['HIGHLIGHTS', 1],
  ['RESEARCH_HIGHLIGHTS', 1],
  ['NCC_HIGHLIGHTS', 1],
  ['NSS_HIGHLIGHTS', 1],
  ['OTHERS', 0],
])('one photo of %s is enough for highlights', async (only, rows) => {
  const { main } = await visit('/', {
    checkiftodayisholiday: { status: 0 },
    getphotosforwebsite: ({ type }) =>
      type === only ? [{ url: '/files/a.jpg', type: 'HIGHLIGHTS', caption: 'A day' }] : [],
  });
  expect(main.all('[data-carousel]')).toHaveLength(rows);
  expect(main.words.includes(home.highlights)).toBe(rows > 0);
});

test('links to maps and events work for any id', async () => {
  const { main } = await visit('/', {
    checkiftodayisholiday: { status: 0 },
    getcollege: { name: 'Demo College', address: 'Guwahati' },
    getupcomingevents: [{ id: 'a b&c', title: 'Event', date: '01-09-2026' }],
  });
  const links = main.all('a').map(({ attributes: { href } }) => href);
  expect(links).toEqual(['/events', '/singleevent?eventId=a%20b%26c']);
});
