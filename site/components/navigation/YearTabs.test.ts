import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const tabs = async (year: string) => {
  const { main } = await visit(`/notifications/administrative${year}`);
  return [...main.matchAll(/<a href="\/notifications\/administrative\/(\d+)"([^>]*)>/g)].map(
    ([, listed, rest = '']) => ({ year: listed, current: rest.includes('aria-current') }),
  );
};

test('a year that is shown without being listed joins the tabs, once and as the current one', async () => {
  const listed = await tabs('');
  expect(listed.filter(({ year }) => year === '2009')).toEqual([]);
  expect(await tabs('/2009')).toEqual([...listed, { year: '2009', current: true }]);
});

test('a listed year stands once', async () => {
  const listed = await tabs('');
  const { year } = listed[1] ?? {};
  expect((await tabs(`/${year}`)).filter(({ current }) => current)).toEqual([
    { year, current: true },
  ]);
  expect(await tabs(`/${year}`)).toHaveLength(listed.length);
});
