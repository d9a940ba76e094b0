/** What visitors and the office do most, in each of the three engines: `npm run long -- browsers`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { type College, openCollege } from '../support/college.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';
import { chromium, firefox } from './puppeteer.ts';
import { desktop, type Engine, phone, type Size, type Tab } from './tab.ts';
import { webkit } from './webkit.ts';

const PATIENCE = 30_000;
const words = en.forms;
let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

/** Resolves when an expression of the page holds. */
const until = (tab: Tab, holds: (place: string) => boolean, place = '') =>
  soon(() => tab.read(holds, place), PATIENCE);
const shows = (place: string) => {
  const found = /^[(]?\/\//.test(place)
    ? document.evaluate(place, document, null, 9).singleNodeValue
    : document.querySelector(place);
  return found instanceof HTMLElement && found.checkVisibility();
};
const hides = (place: string) => !document.querySelector(place)?.checkVisibility();
const isAt = (place: string) => location.pathname + location.search === place;
const button = (name: string) => `//button[normalize-space()="${name}"]`;
/** Home's popups come after five seconds, over everything. */
const silencePopups = (tab: Tab) =>
  tab.read(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-open-after]'))
      dialog.remove();
    return true;
  });

/** Opens an engine's tab for each test, and closes it. */
function tabs(engine: Engine) {
  let opened: Awaited<ReturnType<typeof engine.open>> | undefined;
  const open = async (size: Size, address: string) => {
    opened = await engine.open(size);
    const { tab } = opened;
    await tab.open(college.site + address);
    return tab;
  };
  beforeEach(() => {
    opened = undefined;
  });
  afterEach(() => opened?.close());

  return open;
}

describe.each([chromium, firefox, webkit])('$name', (engine) => {
  const open = tabs(engine);

  test('home: the banner moves on by hand and stands when paused; the ticker runs', async () => {
    const tab = await open(desktop, '/');
    await silencePopups(tab);
    const left = () =>
      tab.read(() => document.querySelector('[data-carousel="10000"] ul')?.scrollLeft ?? -1);
    expect(await left()).toBe(0);
    await tab.press('[data-carousel="10000"] [data-step="1"]');
    await soon(async () => (await left()) > 0, PATIENCE);
    await tab.press('[data-carousel="10000"] [data-playing]');
    await until(tab, shows, '[data-carousel="10000"] [data-playing="false"]');
    const shift = () =>
      tab.read(() => {
        const list = document.querySelector('[data-ticker] ul');
        return list ? -new DOMMatrix(getComputedStyle(list).transform).m41 : 0;
      });
    const before = await shift();
    await soon(async () => (await shift()) !== before, PATIENCE);
  });
});

// WebKit's driver presses nothing in these yet.
describe.each([chromium, firefox])('$name', (engine) => {
  const open = tabs(engine);

  test('narrow: the drawer opens, folds its groups, and Escape closes it', async () => {
    const tab = await open(phone, '/notifications/academic');
    await until(tab, hides, '#site-menu a[href="/"]');
    await tab.press('button[popovertarget="site-menu"]:not([popovertargetaction])');
    await until(tab, shows, '#site-menu a[href="/"]');
    await tab.key('Escape');
    await until(tab, hides, '#site-menu a[href="/"]');
    await tab.press('button[popovertarget="site-menu"]:not([popovertargetaction])');
    await tab.press(`//*[@id="site-menu"]//summary[normalize-space()="${en.menu.academics}"]`);
    await tab.press('#site-menu a[href="/departments/science"]');
    await until(tab, isAt, '/departments/science');
    expect(await tab.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('wide: the department navigation is one row, and leads on', async () => {
    const tab = await open(desktop, '/department/PHY');
    const rows = await tab.read((label) => {
      const entries = [...document.querySelectorAll(`nav[aria-label="${label}"] > ul > li`)];
      const shown = entries.filter((entry) => (entry as HTMLElement).checkVisibility());
      return {
        shown: shown.length,
        tops: new Set(shown.map((entry) => entry.getBoundingClientRect().top)).size,
      };
    }, en.department.navigation);
    expect(rows.shown).toBeGreaterThan(2);
    expect(rows.tops).toBe(1);
    await tab.press(
      `nav[aria-label="${en.department.navigation}"] a[href="/department/PHY/faculty"]`,
    );
    await until(tab, isAt, '/department/PHY/faculty');
  });

  test('a message: captcha, password by mail, photo, and to its end', async () => {
    const email = `${engine.name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const tab = await open(phone, '/student-message');
    await soon(
      () =>
        tab.read(() =>
          Object.keys(document.querySelector('main form') ?? {}).some((key) =>
            key.startsWith('__react'),
          ),
        ),
      PATIENCE,
    );
    await tab.type('[name="name"]', 'Rina Das');
    await tab.type('[name="email"]', email);
    await tab.type('[name="department"]', 'Physics');
    await tab.type('[name="message"]', 'The library taught me more than the lectures.');
    for (const [name, value] of [
      ['course', ''],
      ['batch_from', '2022'],
      ['batch_to', '2025'],
    ] as const)
      await choose(tab, name, value);
    await tab.press(`//label[contains(., "${words.consent.slice(0, 30)}")]`);
    await tab.press(`//label[contains(., "${words.captcha}")]`);
    await until(tab, shows, `//*[normalize-space(text())="${words.captchaDone}"]`);
    await tab.press(button(words.verifyEmail));
    await soon(async () => (await mailsTo(college.dataDir, email)).length > 0, PATIENCE);
    const [mail = ''] = await mailsTo(college.dataDir, email);
    await tab.type('dialog[open] input', /^Subject: (\d{6})/m.exec(mail)?.[1] ?? '');
    await tab.key('Enter');
    const photo = path.join(path.dirname(college.dataDir), 'photo.jpg');
    const picture = { width: 800, height: 800, channels: 3, background: '#864' } as const;
    await writeFile(photo, await sharp({ create: picture }).jpeg().toBuffer());
    await until(tab, (place) => document.querySelector(place) !== null, '#field-photo');
    await tab.attach('#field-photo', photo);
    await until(tab, shows, `//*[normalize-space(text())="${words.photoSent}"]`);
    await tab.press(button(words.submit));
    await until(tab, shows, '//dialog[contains(., "Successfully Submitted")]');
  });
});

/** Chooses an option as a person's choice arrives at the form: the last one where no value is named. */
const choose = (tab: Tab, name: string, value: string) =>
  tab.read(
    (name, value) => {
      const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (!list) throw new Error(`There is no list ${name}.`);
      list.value = value || (list.options[list.options.length - 1]?.value ?? '');
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return list.value;
    },
    name,
    value,
  );
