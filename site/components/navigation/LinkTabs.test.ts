import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const path = '/notifications/administrative';
const tabs = async (year: string) => {
  const { main } = await visit(path + year);
  return main.all(`a[href^="${path}/"]`).map((tab) => ({
    year: tab.attributes.href?.slice(path.length + 1),
    current: tab.attributes['aria-current'] === 'page',
  }));
};

test('adds the current year to the tabs if it is not listed', async () => {
  const listed = await tabs('');
  expect(listed.filter(({ year }) => year === '2009')).toEqual([]);
  expect(await tabs('/2009')).toEqual([...listed, { year: '2009', current: true }]);
});

test('shows a listed year once', async () => {
  const listed = await tabs('');
  const { year } = listed[1] ?? {};
  expect((await tabs(`/${year}`)).filter(({ current }) => current)).toEqual([
    { year, current: true },
  ]);
  expect(await tabs(`/${year}`)).toHaveLength(listed.length);
});
