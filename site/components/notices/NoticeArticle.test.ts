import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

test.each([
  ['Opening hours', ['h2 Opening hours', 'h3 Inside']],
  ['LIBRARY.', ['h2 Inside']],
  ['', ['h2 Inside']],
])('the headings of the article “%s” are below its title', async (title, headings) => {
  const notice = { id: '1', type: 'COLLEGE_F_LIBRARY', title, date: '01-11-2026' };
  const { main } = await visit('/facility/library', {
    getnoticesbytype: [{ ...notice, description: '<h2>Inside</h2><p>Lamps.</p>' }],
  });
  const outline = main.all('h2, h3').map(({ name, words }) => `${name} ${words}`);
  expect(outline).toEqual(headings);
});
