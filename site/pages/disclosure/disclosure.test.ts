import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const row = (id: string, more: object = {}) => ({
  ...{ id, title: `Row ${id}`, section: 'About HEI', state: 'published' },
  ...more,
});
const set = {
  code: 'ugc-2024',
  title: 'Public Self Disclosure',
  source: 'UGC, as colleges publish it',
  dated: '10-06-2024',
  link: '/disclosure',
  rows: [
    row('a1', { date: '02-11-2026', links: [{ title: '', link: '/aboutus/about' }] }),
    row('a9', { state: 'not_applicable', reason: 'There is no sponsoring body.' }),
    row('c2', {
      section: 'Academics',
      state: 'stale',
      links: [{ title: 'Calendar 2024', link: '/iqac/academic-calendar' }],
    }),
  ],
  others: [{ title: 'Anti-ragging', link: '/disclosure/anti-ragging' }],
};
const college = { getduties: set };

test('each row says where it is, its date and its state', async () => {
  const { main } = await visit('/disclosure', college);
  expect(main.all('h1').map(({ words }) => words)).toEqual(['Public Self Disclosure']);
  expect(main.all('h2').map(({ words }) => words)).toContain('Academics');
  expect(main.all('tbody tr').map(({ words }) => words)).toEqual([
    'Row a1 About us 2 Nov 2026 Published',
    'Row a9 There is no sponsoring body. Does not apply',
    'Row c2 Calendar 2024 Older than allowed',
  ]);
});

test('the page of the right to information shows the seventeen manuals', async () => {
  const manuals = { ...set, link: '/rti/home', rows: [row('ii')] };
  const { main } = await visit('/rti/home', { getduties: manuals });
  expect(main.all('tbody th').map(({ words }) => words)).toEqual(['Row ii']);
});

test('says that nothing is published if the college answers no set', async () => {
  const { main } = await visit('/disclosure', { getduties: 0 });
  expect(main.words).toContain('Nothing has been published here yet');
});
