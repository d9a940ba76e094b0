/** A user's own account in the admin: second factor and change of password. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeAt } from '../../cms/testing/two-factor.ts';
import { ask, sessionOf } from '../support/accounts.ts';
import { ownOffice } from '../support/office.ts';

const { own, visit, expectNothingLeft } = ownOffice();

describe('two-factor sign-in by keyboard', () => {
  const moderator = { email: 'two-factor@example.org', password: 'only for this test 8' };

  /** Presses Tab until the focus is on the element. */
  async function tabTo(page: Page, selector: string) {
    await page.locator(selector).waitFor();
    for (let pressed = 0; pressed < 40; pressed += 1) {
      if (await page.evaluate((goal) => document.activeElement?.matches(goal), selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }
  async function typeIn(page: Page, fields: [string, string][]) {
    for (const [selector, text] of fields) {
      await tabTo(page, selector);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  }
  async function signInWithKeys(page: Page) {
    await page.goto(`${own.college.cms}/admin/two-factor`, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await typeIn(page, [
      ['#field-email', moderator.email],
      ['#field-password', moderator.password],
    ]);
  }

  test('is set up, and required at the next sign-in', async () => {
    const role = { ...moderator, role: 'moderator' };
    await ask(`${own.college.cms}/api/users`, 'POST', own.office.session, role);
    const page = await visit();
    await signInWithKeys(page);
    await tabTo(page, '.two-factor button');
    await page.keyboard.press('Enter');
    const picture = page.getByAltText('QR code for the authenticator app');
    await picture.waitFor();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).not.toBe(0);
    const key = (await page.locator('.two-factor code').innerText()).replaceAll(' ', '');
    await typeIn(page, [
      ['input[name="password"]', moderator.password],
      ['input[name="code"]', codeAt(key)],
    ]);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await page.locator('.two-factor li code').count()).toBe(10);

    const next = await visit();
    await signInWithKeys(next);
    await next.locator('#field-code:focus').waitFor();
    await next.keyboard.type('000000');
    await next.keyboard.press('Enter');
    await next.getByText('This code is wrong or was already used.').first().waitFor();
    await tabTo(next, '#field-code');
    await next.keyboard.press('Control+A');
    await next.keyboard.type(codeAt(key, 1));
    await next.keyboard.press('Enter');
    await next.getByText('You sign in with your password and a code').waitFor();
    expectNothingLeft();
  });
});

test('a user changes the password by giving the current one', async () => {
  const page = await own.office.open('/account');
  const save = page.locator('#action-save');
  const fillIn = async () => {
    await page.locator('#change-password').click();
    await page.fill('#field-password', 'another password of theirs');
    await page.fill('#field-confirm-password', 'another password of theirs');
  };
  await fillIn();
  // The form validates its fields shortly after input.
  const passwordPrompt = page.getByText('Enter your current password').first();
  await expect
    .poll(async () => {
      if (await save.isEnabled()) await save.click();
      return passwordPrompt.isVisible();
    })
    .toBe(true);
  // Payload clears a new password that was refused.
  await fillIn();
  await page.fill('#field-present_password', own.college.admin.password);
  const message = page.getByText(/updated successfully/i).first();
  await expect
    .poll(async () => {
      if (await save.isEnabled()) await save.click();
      return message.isVisible();
    })
    .toBe(true);
  // The new password works from now on.
  await sessionOf(own.college, own.college.admin.email, 'another password of theirs');
});
