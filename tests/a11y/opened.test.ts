/**
 * Checks open dialogs, drawers and menus with axe; tests/pages/kinds.test.ts checks the pages
 * themselves.
 */
import { expect, inject, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();

test.each(['/', '/iqac/sss', '/department/PHY'])(
  'dialogs and menus of %s have no axe violations',
  async (path) => {
    const page = await visit({ viewport: phone, reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(inject('site') + path);
    const violationsById: Record<string, string[]> = {};
    for (const instance of await page.locator('dialog, [popover]').all()) {
      await instance.evaluate((element: HTMLElement) =>
        element instanceof HTMLDialogElement ? element.showModal() : element.showPopover(),
      );
      await instance.locator('details').evaluateAll((groups) => {
        for (const group of groups as HTMLDetailsElement[]) group.open = true;
      });
      const violations = await findViolations(page);
      if (violations.length > 0)
        violationsById[(await instance.getAttribute('id')) ?? ''] = violations;
      await page.keyboard.press('Escape');
    }
    expect(violationsById).toEqual({});
    expectNothingLeft();
  },
);
