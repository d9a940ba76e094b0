/** Somebody at the admin who reads what it shows, and whose every press is counted. */
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Locator, Page } from 'playwright-core';
import { wordsOf } from './words.ts';

type Names = Record<string, string | number>;
type Files = Parameters<Locator['setInputFiles']>[0];

export interface Clerk {
  page: Page;
  /** Words of the admin for these English words, with `{{name}}` replaced. */
  say: (english: string, names?: Names) => string;
  press: (place: Locator) => Promise<void>;
  button: (english: string, names?: Names) => Promise<void>;
  link: (english: string, names?: Names) => Promise<void>;
  /** Opens a list or settings by their card on the first page. */
  open: (slug: CollectionSlug | GlobalSlug) => Promise<void>;
  /** Waits until a form of Payload takes input, because its first state overwrites earlier input. */
  field: (name: string) => Locator;
  /** Chooses in a list of the browser's. */
  pick: (list: Locator, value: string) => Promise<void>;
  /** Chooses in a field of Payload's: what is looked for is typed. */
  choose: (name: string, option: string) => Promise<void>;
  /** Chooses files: the button, and the dialog of the phone or computer that opens. */
  give: (input: Locator, files: Files) => Promise<void>;
  /** Number of clicks since the last call. */
  counted: () => number;
}

export function clerk(page: Page, language: Locale): Clerk {
  const say = wordsOf(language);
  let presses = 0;
  const press = async (place: Locator) => {
    await place.click();
    presses += 1;
  };
  const labelled = (role: 'button' | 'link') => (english: string, names?: Names) =>
    press(page.getByRole(role, { name: say(english, names), exact: true }).first());
  const field = (name: string) =>
    page.locator(`form[data-form-ready="true"] #field-${name}`).first();
  return {
    page,
    say,
    press,
    field,
    button: labelled('button'),
    link: labelled('link'),
    open: (slug) => press(page.locator(`#card-${slug} .card__click`)),
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
