/**
 * Each kind of account uses the built backend in a browser: every screen that it is offered, on a phone or a wide screen,
 * without errors and axe violations, and one save in each list and each page of settings that it may change.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { ask } from './accounts.ts';
import { crawlAdmin, typedScreens } from './admin-crawl.ts';
import { findViolations } from './axe.ts';
import { desktop, phone, visitors } from './browser.ts';
import { awake } from './office.ts';
import { haveSession } from './sign-in.ts';
import { soon } from './soon.ts';
import { type StaffedOffice, staffedOffices } from './staffed-office.ts';

type Name = keyof typeof staffedOffices;
type Opened = ReturnType<typeof staffed>;
const HOUR = 60 * 60_000;
const isLong = Boolean(process.env.LONG);
/** True if it is the turn of this account for the screen or form at this place, one of two in turn. The long tests leave out none. */
const isTurnOf = (role: Role, at: number, turn = 0) =>
  isLong || (at + roles.indexOf(role)) % 2 === turn;
/** Accounts that may change nearly the same. */
const sharing: readonly Role[] = ['administrator', 'editor'];

/** Opens a staffed college for a test file, and browsers with its accounts. */
function staffed(name: Name) {
  const { visit, expectNothingLeft } = visitors();
  const own = {} as { office: StaffedOffice };
  beforeAll(async () => {
    own.office = await staffedOffices[name]();
  }, HOUR);
  afterAll(() => own.office?.college.close());
  return { own, visit, expectNothingLeft };
}

/** Adds the test that each account sees every screen that it is offered, in one of two widths in turn, without errors and violations. */
export function testScreensInBrowser(name: Name): void {
  const opened = staffed(name);
  const { own, expectNothingLeft } = opened;
  test.each(roles)(
    `${name} shows %s no error and no axe violation on any screen that it offers`,
    async (role) => {
      const { cms } = own.office.college;
      const { page, errors } = await signedIn(opened, role);
      const { opened: addresses } = await crawlAdmin(
        cms,
        own.office.accounts.get(role),
        typedScreens,
      );
      for (const [at, address] of addresses.entries()) {
        await page.goto(cms + address, { waitUntil: 'networkidle' });
        for (const [turn, viewport] of [desktop, phone].entries()) {
          if (!isTurnOf(role, at, turn)) continue;
          await page.setViewportSize(viewport);
          const violations = await violationsOn(page);
          errors.push(...violations.map((text) => `${address} at ${viewport.width} px: ${text}`));
        }
      }
      expect(errors).toEqual([]);
      expectNothingLeft();
    },
    HOUR,
  );
}

/** Adds the test that each account saves a record of each list, and each page of settings, that it may change. */
export function testSavesInBrowser(name: Name): void {
  const opened = staffed(name);
  const { own } = opened;
  test.each(roles)(
    `${name} lets %s save a record of each list that it may change`,
    async (role) => {
      const { office } = own;
      const { page, session, errors } = await signedIn(opened, role);
      for (const [at, address] of (await changeableForms(office, role)).entries()) {
        if (sharing.includes(role) && !isTurnOf(role, at)) continue;
        await page.setViewportSize(desktop);
        await page.goto(office.college.cms + address, { waitUntil: 'networkidle' });
        const answer = await saveForm(page).catch((error: Error) => error.message);
        if (answer !== SAVED && answer !== CLOSED) errors.push(`${address}: ${answer}`);
      }
      // The next account would be told that this one is still editing.
      await office.send(session, 'DELETE', 'payload-locked-documents?where[id][exists]=true');
      expect(errors).toEqual([]);
    },
    HOUR,
  );
}

/** Opens a browser in which the account is signed in, and collects the errors of its pages. */
async function signedIn({ own: { office }, visit }: Opened, role: Role) {
  const { college, admin, accounts } = office;
  const page = await visit({ bypassCSP: true, reducedMotion: 'reduce' });
  const session = accounts.get(role) ?? admin;
  await haveSession(page, college.cms, session);
  const errors: string[] = [];
  const report = (what: string) => errors.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
  });
  return { page, session, errors };
}

/** Violations of a screen after React has hydrated it and the fixes are applied. */
async function violationsOn(page: Page): Promise<string[]> {
  let violations: string[] = [];
  const isClean = async () => {
    violations = await findViolations(page);
    return violations.length === 0;
  };
  // The violations say what is wrong.
  await soon(isClean, 15_000).catch(() => {});
  return violations;
}

/** Addresses of the forms that the account is offered and may change: one of each list, and each page of settings. */
async function changeableForms({ college, accounts }: StaffedOffice, role: Role) {
  const session = accounts.get(role);
  const { opened } = await crawlAdmin(college.cms, session, typedScreens);
  const forms = opened.filter((address) =>
    /^\/admin\/(collections\/[\w-]+\/\d+|globals\/[\w-]+)$/.test(address),
  );
  const changeable: string[] = [];
  for (const address of forms) {
    const [, , kind, slug, id] = address.split('/');
    const where = kind === 'globals' ? `globals/${slug}/access` : `${slug}/access/${id}`;
    const { text } = await ask(`${college.cms}/api/${where}`, 'POST', session);
    if (JSON.parse(text).update) changeable.push(address);
  }
  return changeable;
}

const SAVED = 'saved';
/** A form of which the program fills every field. */
const CLOSED = 'closed';

/** Changes the open form and presses its button. Resolves with what the form then says. */
async function saveForm(page: Page): Promise<string> {
  page.setDefaultTimeout(20_000);
  await awake(page);
  await page.locator('form[data-form-ready="true"]').first().waitFor();
  if ((await page.locator(`main form ${open}`).count()) === 0) return CLOSED;
  await change(page);
  await fillRequired(page);
  await page.locator('#action-save-draft:enabled, #action-save:enabled').first().click();
  const toast = page.locator('[data-sonner-toast]:not([data-type="loading"])').first();
  await toast.waitFor();
  return (await toast.getAttribute('data-type')) === 'success' ? SAVED : toast.innerText();
}

const open =
  ':is(input, textarea, [contenteditable="true"], .array-field__add-row):enabled:visible';
const texts = ['text', 'textarea', 'email']
  .map((kind) => `main .field-type.${kind} :is(input, textarea):enabled:visible`)
  .join();

/** Fills required texts, and the first text of each row, if they are written in the other language only. */
async function fillRequired(page: Page): Promise<void> {
  await drawAll(page);
  const required = page.locator('main .field-type:is(.text, .textarea):has(.required)');
  const rows = page.locator('main .array-field__draggable-rows > *');
  const titles = (await rows.all()).map((row) => row.locator('.field-type.text').first());
  for (const field of [...(await required.all()), ...titles]) {
    const text = field.locator(':is(input:not([role]), textarea)');
    if ((await text.count()) !== 1 || !(await text.isEditable())) continue;
    if ((await text.inputValue()) === '') await text.fill('x');
  }
}

/** Scrolls through the form and opens its rows, because fields are drawn when they are in view. */
async function drawAll(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((resolve) => void setTimeout(resolve, 100));
      }
    });
  await scroll();
  const closed = page.locator('main .array-field__draggable-rows .collapsible__toggle--collapsed');
  while ((await closed.count()) > 0) await closed.first().click();
  await scroll();
}

/** Types into the first text field and deletes it again, ticks a box twice, moves a number there and back, or adds a row. */
async function change(page: Page): Promise<void> {
  const text = page.locator(texts).first();
  const box = page.locator('main .field-type.checkbox input:enabled').first();
  const number = page.locator('main .field-type.number input:enabled').first();
  const addRow = page.locator('main .array-field__add-row').first();
  await text.or(box).or(number).or(addRow).first().waitFor();
  if ((await text.count()) === 0 && (await box.count()) > 0) return box.dblclick();
  if ((await text.count()) === 0 && (await number.count()) > 0) {
    await number.press('ArrowUp');
    return number.press('ArrowDown');
  }
  if ((await text.count()) === 0) {
    await addRow.click();
    await text.press('x');
    // Adds the word to a field that takes several.
    return text.press('Enter');
  }
  const isEmpty = (await text.inputValue()) === '';
  await text.press('End');
  await text.pressSequentially('x');
  // An empty field may be required.
  if (!isEmpty) await text.press('Backspace');
}
