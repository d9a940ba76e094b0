import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

test.each([
  ['IQAC', '/iqac/units-and-wings'],
  ['NCC', '/committees'],
])('a committee with the code %s links to %s and to all committees', async (code, list) => {
  const committee = { id: '1', name: 'Committee', code, members: [] };
  const { main } = await visit('/committee-description?committeeId=1', {
    getcommitteebyid: committee,
  });
  const trail = main.all('nav[aria-label="You are here"] a');
  expect(trail.at(-1)?.attributes.href).toBe(list);
  const links = main.all('a').map(({ attributes }) => attributes.href);
  expect(links.at(-1)).toBe('/committees');
});
