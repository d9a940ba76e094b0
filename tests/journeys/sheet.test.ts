/** The import of a sheet of teachers: tried, imported, seen by visitors, and undone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { ownOffice } from '../support/office.ts';
import { soon } from '../support/soon.ts';

const { own, expectNothingLeft } = ownOffice();

const rows = [
  'Name of Teacher,Dept.,D.O.J,E-mail ID,Category',
  'Anima Example,Physics,01.07.2015,anima@example.org,Teaching',
  'Bina Example,PHY,02.07.2015,bina@example.org,Teaching',
  'Chandan Example,Dept. of Physics,03.07.2015,chandan@example.org,Teaching',
  'Deepa Example,Alchemy,03.07.2015,deepa@example.org,Teaching',
];
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('teachers come from a sheet, and the undo removes all but the one that somebody changed', async () => {
  const { college, office } = own;
  const faculty = async () => (await fetch(`${college.site}/department/PHY/faculty`)).text();
  const page = await office.open('/sheets?list=employees');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'teachers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await press(page, 'Read the sheet');
  await press(page, 'Test run');
  await page.getByRole('button', { name: 'New: 3' }).waitFor();
  await page.getByRole('button', { name: 'Refused: 1' }).click();
  await page.getByText('Department: There is nothing called “Alchemy”').waitFor();
  // Nothing is saved by a test run.
  expect(await faculty()).not.toContain('Anima Example');
  await press(page, 'Import 3 rows');
  await page.getByRole('button', { name: 'Undo this import' }).waitFor();
  await soon(async () => /Anima Example[\s\S]*Bina Example/.test(await faculty()));

  const editor = await logIn(college);
  const [bina] = await editor.list('employees', 'where[name][equals]=Bina Example');
  await editor.change('employees', String(bina?.id), { experience: 'Eleven years' });

  await press(page, 'Undo this import');
  await press(page, 'Confirm: undo this import');
  await page.getByRole('button', { name: 'Kept: 1' }).waitFor();
  await soon(async () => !(await faculty()).includes('Anima Example'));
  const names = async (query: string) => {
    const { docs } = await office.api(
      `employees?where[name][contains]=Example&sort=name&depth=0${query}`,
    );
    return docs.map(({ name }: { name: string }) => name);
  };
  expect(await names('')).toContain('Bina Example');
  expect(await names('')).not.toContain('Anima Example');
  // What was removed can be restored.
  expect(await names('&trash=true&where[deletedAt][exists]=true')).toEqual(
    expect.arrayContaining(['Anima Example', 'Chandan Example']),
  );
  expect(await faculty()).toContain('Bina Example');
  expectNothingLeft();
});
