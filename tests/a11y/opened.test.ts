/** Checks dialogs, drawers and menus with axe once they are open; tests/pages/kinds.test.ts checks the pages themselves. */
import { expect, inject, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();

test.each(['/', '/iqac/sss', '/department/PHY'])(
  'axe finds nothing in what opens on %s',
  async (path) => {
    const page = await visit({ viewport: phone, reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(inject('site') + path);
    const found: Record<string, string[]> = {};
    for (const opened of await page.locator('dialog, [popover]').all()) {
      await opened.evaluate((element: HTMLElement) =>
        element instanceof HTMLDialogElement ? element.showModal() : element.showPopover(),
      );
      await opened.locator('details').evaluateAll((groups) => {
        for (const group of groups as HTMLDetailsElement[]) group.open = true;
      });
      const violations = await findViolations(page);
      if (violations.length > 0) found[(await opened.getAttribute('id')) ?? ''] = violations;
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual({});
    expectNothingLeft();
  },
);
