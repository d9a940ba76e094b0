import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const notice = (id: string, title: string) => ({
  ...{ id, title, type: 'COLLEGE_TENDER', date: '01-09-2026' },
});
const getnoticesbytype = [notice('1', 'Lease of the canteen'), notice('2', 'চকী আৰু মেজ')];

test.each(['/as/notifications/tender', '/as/students/results', '/as/iqac/aqar', '/as/ignou'])(
  '%s says how many of its titles are not translated',
  async (path) => {
    const { text } = await visit(path, { getnoticesbytype });
    expect(text).toContain('এই তালিকাৰ ২টাৰ ভিতৰত ১টা এতিয়াও অসমীয়ালৈ অনুবাদ হোৱা নাই।');
  },
);

test('a list that is translated says nothing', async () => {
  const translated = { getnoticesbytype: getnoticesbytype.slice(1) };
  expect((await visit('/as/notifications/tender', translated)).text).not.toContain('অনুবাদ');
});
