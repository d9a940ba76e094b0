/** A user of the admin who acts by visible labels and whose clicks are counted. */
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Locator, Page } from 'playwright-core';
import { awake } from '../office.ts';
import { wordsOf } from './words.ts';

type Names = Record<string, string | number>;
type Files = Parameters<Locator['setInputFiles']>[0];

export interface Clerk {
  page: Page;
  /** The text of the admin for an English text, with `{{name}}` replaced. */
  say: (english: string, names?: Names) => string;
  press: (place: Locator) => Promise<void>;
  button: (english: string, names?: Names) => Promise<void>;
  link: (english: string, names?: Names) => Promise<void>;
  /** Opens a list or settings by the menu. */
  open: (slug: CollectionSlug | GlobalSlug) => Promise<void>;
  /** Waits until a form of Payload takes input, because its first state overwrites earlier input. */
  field: (name: string) => Locator;
  /** Selects an option of a native select. */
  pick: (list: Locator, value: string) => Promise<void>;
  /** Selects an option of Payload's select by typing its name. */
  choose: (name: string, option: string) => Promise<void>;
  /** Chooses files with the button and the system's file dialog. */
  give: (input: Locator, files: Files) => Promise<void>;
  /** Number of clicks since the last call. */
  counted: () => number;
}

export function clerk(page: Page, language: Locale): Clerk {
  const say = wordsOf(language);
  let presses = 0;
  const press = async (place: Locator) => {
    await place.waitFor();
    // Before hydration a press does nothing, or sends the form without its script. A person would press again.
    if (await page.locator('.template-default').isVisible()) await awake(page);
    await place.click();
    presses += 1;
  };
  const byName = (role: 'button' | 'link') => (english: string, names?: Names) =>
    press(page.getByRole(role, { name: say(english, names), exact: true }).first());
  const field = (name: string) =>
    page.locator(`form[data-form-ready="true"] #field-${name}`).first();
  return {
    page,
    say,
    press,
    field,
    button: byName('button'),
    link: byName('link'),
    async open(slug) {
      // The menu of a phone is closed.
      const menu = page.locator('.app-header__mobile-nav-toggler');
      if (await menu.isVisible()) await press(menu);
      await press(page.locator(`#nav-${slug}, #nav-global-${slug}`));
    },
    async pick(list, value) {
      await list.selectOption(value);
      presses += 2;
    },
    async choose(name, option) {
      await press(field(name).locator('.rs__control'));
      await field(name).locator('input.rs__input').fill(option);
      await press(page.getByRole('option', { name: option }).first());
    },
    async give(input, files) {
      await input.setInputFiles(files);
      presses += 1;
    },
    counted() {
      const since = presses;
      presses = 0;
      return since;
    },
  };
}
