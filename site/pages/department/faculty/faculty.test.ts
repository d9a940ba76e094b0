import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../testing/render-with.ts';
import { visit } from '../../../testing/visit.ts';

const person = { id: '7', type: 'FACULTY', name: 'Dr A', dept_code: 'PHY', liveNow: 1 };
const getdeptdata = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
const at = (path: string, answers: Answers = {}) =>
  visit(`/department/PHY${path}`, { getdeptdata, ...answers });

describe('a profile', () => {
  const profileAt = (section: number, fields: object) =>
    at(`/faculty/single?id=7&section=${section}`, { getmyprofiledata: { ...person, ...fields } });

  test('shows when somebody joined and left', async () => {
    const dates = { date_of_joining: '01-08-1999', date_of_leaving: '31-07-2020' };
    expect((await profileAt(1, dates)).text).toMatch(/Joined 1 Aug 1999 Left 31 Jul 2020/);
    expect((await profileAt(1, { date_of_joining: '01-08-1999' })).text).not.toContain('Left');
  });
  test('dials numbers as written, except invalid ones', async () => {
    const { main } = await profileAt(3, { phone: '+91 (361) 25-40', mobile: '98640 0' });
    expect(main.all('a[href^="tel:"]').map(({ attributes }) => attributes.href)).toEqual([
      'tel:+913612540',
      'tel:986400',
    ]);
  });
  test('links addresses with and without their scheme', async () => {
    const others = {
      google_scholar: 'http://scholar.test/a',
      orchid_link: 'orcid.test/1',
      linkedin_link: 'https://gate.test/',
    };
    const { main } = await profileAt(12, { others });
    const links = main.all('a[target="_blank"]').map(({ attributes }) => attributes.href);
    expect(links.toSorted()).toEqual([
      'http://scholar.test/a',
      'https://gate.test/',
      'https://orcid.test/1',
    ]);
  });
  test('appears at the requested address if the department is unknown', async () => {
    expect((await profileAt(1, { dept_code: '' })).status).toBe(200);
    expect((await profileAt(1, { dept_code: 'CHE' })).status).toBe(302);
  });
});

test('the tables of a report are files of its quarter', async () => {
  const answers = { getmyprofiledataqreport: { ...person, awards: [{ title: 'Medal' }] } };
  const files = async (query: string) =>
    (await at(`/faculty/quarterlyreport?id=7${query}`, answers)).main
      .all('a[href*=".csv"]')
      .map(({ attributes: { href } }) =>
        new URL(`${href}`, 'https://c.test').searchParams.get('qr'),
      );
  expect(new Set(await files('&qr=2025-1st'))).toEqual(new Set(['2025-1st']));
  expect(new Set(await files(''))).toEqual(new Set([null]));
});
