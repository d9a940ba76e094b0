/** Days typed into a form as people in India write them. */
import { expect, test } from 'vitest';
import { awake, ownOffice } from '../support/office.ts';

const { own, expectNothingLeft } = ownOffice();

test('a day keeps what was typed, and what is no day is refused', async () => {
  const page = await own.office.open('/collections/notices/create');
  await awake(page);
  await page.locator('#field-title').fill('Typed days');
  const day = page.locator('#field-date input[type=text]');
  await day.fill('31-02-2026');
  await day.blur();
  const refusal = page.getByText('“31-02-2026” is not a valid date.').first();
  await refusal.waitFor();
  await page.locator('#action-save-draft').click();
  await page.getByText('The following field is invalid').first().waitFor();
  expect(await day.inputValue()).toBe('31-02-2026');
  await day.fill('05/12/2026');
  await day.blur();
  expect(await day.inputValue()).toBe('05-12-2026');
  await refusal.waitFor({ state: 'hidden' });
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/notices\/\d+/);
  const { docs } = await own.office.api(
    'notices?where[title][equals]=Typed days&draft=true&depth=0',
  );
  expect(docs[0].date).toBe('2026-12-05T12:00:00.000Z');
  expectNothingLeft();
});
