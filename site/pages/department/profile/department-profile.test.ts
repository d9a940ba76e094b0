import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/render-with.ts';
import { visit } from '../../../testing/visit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const person = { id: '7', type: 'FACULTY', name: 'Dr A', dept_code: 'PHY', liveNow: 1 };
const getdeptdata = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
const at = (path: string, answers: Answers = {}) =>
  visit(`/department/PHY${path}`, { getdeptdata, ...answers });

describe('the work of a faculty', () => {
  const award = (quarter: string) => ({ award: `Medal of ${quarter}.`, quarter });
  const awards = [award('2025-1st'), award('2025-2nd')];
  const having = (activities: object) => ({
    employeeprofilewithdeptcode: [{ ...person, activities }],
  });
  const headings = async (activities: object) => {
    const { main } = await at('/profile', having(activities));
    return main.all('#work h3').length;
  };

  test('shows NA for empty tables, but leaves out empty awards', async () => {
    expect([await headings({}), await headings({ awards })]).toEqual([4, 5]);
    const { main } = await at('/profile', having({}));
    expect(main.all('#work p').filter(({ words }) => words === 'NA')).toHaveLength(4);
  });
  test('is a file of the chosen quarters', async () => {
    const { main } = await at('/profile?from=2025-2nd', having({ awards }));
    const file = '/profile.csv?table=awards&from=2025-2nd';
    expect(main.all(`a[href="/department/PHY${file}"]`)).toHaveLength(1);
    expect(main.words).not.toContain('Medal of 2025-1st.');
    const { page } = await at(file, having({ awards }));
    expect(page.source).toContain('Medal of 2025-2nd.');
    expect(page.source).not.toContain('Medal of 2025-1st.');
  });
  test.each([
    ['', 'Profile'],
    ['?from=2025-1st', 'Profile, 2025-1st'],
    ['?to=2025-1st', 'Profile, 2025-1st'],
    ['?from=2025-1st&to=2025-1st', 'Profile, 2025-1st'],
    ['?from=2025-1st&to=2025-2nd', 'Profile, 2025-1st – 2025-2nd'],
  ])('the title of “%s” is “%s”', async (query, name) => {
    const { title } = await at(`/profile${query}`);
    expect(title).toBe(`${name} – Physics – Demo College`);
  });
});
