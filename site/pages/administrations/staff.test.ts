import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const answers = {
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
  getemployeebytype: ({ type }: { type?: unknown }) =>
    [
      { id: '1', type: 'OFFICE_STAFF', name: 'Ananta', dept_code: 'PHY' },
      { id: '2', type: 'BEARER', name: 'Bimal', dept_code: 'PHY' },
    ].filter((person) => person.type === type),
};

test.each(['/administrations/officestaff', '/department/PHY/staff'])(
  '%s shows the bearers under their own heading',
  async (path) => {
    const { text } = await visit(path, answers);
    expect(text).toMatch(/Ananta.*Bearers.*Bimal/);
    expect(text).not.toMatch(/Bearers.*Ananta/);
  },
);

test('a department with only bearers has a page of staff in its menu', async () => {
  const alone = {
    ...answers,
    getemployeebytype: ({ type }: { type?: unknown }) =>
      type === 'BEARER' ? [{ id: '2', type, name: 'Bimal', dept_code: 'PHY' }] : [],
  };
  const { main } = await visit('/department/PHY', alone);
  // In the menu, and in the list of a department without text.
  expect(main.all('a[href="/department/PHY/staff"]')).toHaveLength(2);
});
