/** Difficult parts of the admin: text from Word, refused files, scheduling and ordering. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordHtml } from '../../cms/testing/word-clipboard.ts';
import { parse } from '../../site/testing/markup.ts';
import { ask } from '../support/accounts.ts';
import { awake, ownOffice } from '../support/office.ts';
import { ownScreens } from '../support/own-screens.ts';

const { own, expectNothingLeft } = ownOffice();

/** Pastes HTML without the system's clipboard, which other programs may change. */
const paste = (page: Page, html: string) =>
  page
    .locator('#field-description .ContentEditable__root, .rich-text-lexical [contenteditable]')
    .first()
    .evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      clipboardData.setData('text/plain', 'pasted');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (element as HTMLElement).focus();
      element.dispatchEvent(event);
    }, html);

test('text from Word keeps its lists, loses its pictures with a message, and is saved', async () => {
  const page = await own.office.open('/collections/notices/create');
  await page.fill('input[name="title"]', 'Pasted from Word');
  await page.click('#field-type');
  await page.getByRole('option', { name: 'Notice: administrative' }).click();
  await page.locator('.rich-text-lexical [contenteditable]').first().click();
  await paste(page, wordHtml);
  await page.getByText(/Pictures that could not be pasted: 1/).waitFor();
  // The editor updates the form when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.click('#action-save-draft');
  await page.waitForURL(/\/notices\/\d+/);
  const { description } = await own.office.api(
    `notices/${page.url().split('/').at(-1)}?draft=true`,
  );
  const text = JSON.stringify(description);
  expect(text).not.toMatch(/"type":"upload"|file:\/\/|mso-/);
  const list = description.root.children.find(({ type }: { type: string }) => type === 'list');
  expect(list).toMatchObject({ listType: 'number', start: 1 });
  expect(text).toContain('"listType":"bullet"');
  expect(text).not.toMatch(/"text":"\s*(1\.|·)/);
  expectNothingLeft();
});

/**
 * Creates the file in the page, because transferring 51 MB to a browser takes longer than refusing
 * it.
 */
const choose = (page: Page, file: { name: string; type: string; size: number }) =>
  page
    .locator('input[type="file"]')
    .first()
    .evaluate((input, { name, type, size }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(size)], name, { type }));
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);

describe('a refused file', () => {
  const files = [
    {
      name: 'setup.exe',
      type: 'application/x-msdownload',
      size: 2,
      sentence: /setup\.exe: This type of file is not accepted/,
    },
    {
      name: 'IMG_0001.tiff',
      type: 'image/tiff',
      size: 4,
      sentence: /IMG_0001\.tiff: Pictures must be JPEG/,
    },
    {
      name: 'film.mp4',
      type: 'video/mp4',
      size: 51_000_000,
      sentence: /film\.mp4: This file is too large\. The limit is 50 MB/,
    },
  ];

  test('is refused with a reason before it is sent', async () => {
    const page = await own.office.open('/collections/media/create');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/media'))
        requests.push(request.url());
    });
    const input = page.locator('input[type="file"]').first();
    await input.waitFor({ state: 'attached' });
    await awake(page);
    for (const { sentence, ...file } of files) {
      await choose(page, file);
      await page.getByText(sentence).waitFor();
      expect(await input.inputValue()).toBe('');
    }
    expect(requests).toEqual([]);
  });

  test('is refused by the server in the same words', async () => {
    const { Cookie, Origin } = own.office.session;
    for (const { name, type, size, sentence } of files) {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(size)], name, { type }));
      body.append('_payload', '{}');
      const headers = { Cookie, Origin };
      const response = await fetch(`${own.college.cms}/api/media`, {
        method: 'POST',
        headers,
        body,
      });
      const [{ message }] = (await response.json()).errors;
      expect([400, 413]).toContain(response.status);
      expect(`${name}: ${message}`).toMatch(sentence);
    }
  });
});

describe('scheduled publishing', () => {
  const openPlan = async (page: Page) => {
    await page.locator('#schedule-publish').press('Enter');
    return page.getByRole('textbox', { name: 'Date and time' });
  };

  test('a new notice is saved and scheduled by typing, and the schedule is cancelled', async () => {
    const page = await own.office.open('/collections/notices/create');
    await awake(page);
    const title = page.locator('input[name="title"]');
    await title.fill('Planned before it was saved');
    const moment = await openPlan(page);
    expect(await page.getByText(/(Locale|Language) to publish/).count()).toBe(0);
    await moment.fill('31-11-2099 09:00');
    await moment.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This date does not exist.' }).waitFor();

    // The type is missing: the form says so, and the typed values stay.
    await moment.fill('24-11-2099 09:00');
    await moment.press('Enter');
    await moment.waitFor({ state: 'detached' });
    await page.locator('#field-type').locator('..').getByText('This field is required').waitFor();
    expect(await title.inputValue()).toBe('Planned before it was saved');
    await page.click('#field-type');
    await page.getByRole('option', { name: 'Notice: administrative' }).click();
    const again = await openPlan(page);
    expect(await again.inputValue()).toBe('24-11-2099 09:00');
    await again.press('Enter');
    await page.waitForURL(/\/notices\/\d+/);
    await page.getByRole('status').getByText('Scheduled: 24-11-2099 09:00').waitFor();
    const id = page.url().match(/notices\/(\d+)/)?.[1];
    expect(await own.office.api(`notices/${id}?draft=true`)).toMatchObject({ _status: 'draft' });

    await openPlan(page);
    await page.getByRole('button', { name: /^Remove from schedule/ }).press('Enter');
    await page.getByText('Removed from the schedule.').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await awake(page);
    await openPlan(page);
    expect(await page.getByText('Scheduled: 24-11-2099').count()).toBe(0);
    expectNothingLeft();
  });

  test('a public notice is scheduled to be unpublished, without a draft', async () => {
    const { docs } = await own.office.api('notices?limit=1&where[_status][equals]=published');
    const page = await own.office.open(`/collections/notices/${docs[0].id}`);
    await awake(page);
    const moment = await openPlan(page);
    await page.getByRole('radio', { name: 'Unpublish' }).check();
    await moment.fill('২৪-১১-২০৯৯ ০৯:০০');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('status').getByText('Unpublish: 24-11-2099 09:00').waitFor();
    const newest = await own.office.api(`notices/${docs[0].id}?draft=true`);
    expect(newest._status).toBe('published');
  });
});

test('pages are renamed, hidden and moved in the tree, by keyboard', async () => {
  const page = await own.office.open('/collections/site-pages');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await press('Rename: Library');
  await page.getByRole('textbox', { name: 'Name' }).fill('Reading room');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename: Reading room' }).waitFor();
  await press('Hide: Parking');
  await page.getByRole('button', { name: 'Show again: Parking' }).waitFor();
  await press('Move up: Canteen');
  const heading = page.getByRole('heading', { name: 'Facilities', exact: true });
  const rows = page.locator('details', { has: heading }).locator('li');
  await expect
    .poll(async () => (await rows.allTextContents()).findIndex((row) => row.startsWith('Canteen')))
    .toBe(4);
  const { docs } = await own.office.api(
    'site-pages?depth=0&sort=path&where[path][contains]=/facility/',
  );
  expect(docs).toMatchObject([
    { path: '/facility/canteen_facility', place: expect.any(Number) },
    { path: '/facility/library', title: 'Reading room' },
    { path: '/facility/other_facility' },
    { path: '/facility/parking_facility', hidden: true },
  ]);
  expectNothingLeft();
});

test('a new record begins in English, whatever language was open before', async () => {
  const page = await own.office.open('/collections/notices?locale=as');
  await awake(page);
  await page.getByRole('link', { name: /^Add / }).first().click();
  await page.waitForURL(/\/notices\/create\?locale=en$/);
  await page.fill('input[name="title"]', 'Begun in English');
  await page.click('#field-type');
  await page.getByRole('option', { name: 'Notice: administrative' }).click();
  await page.click('#action-save-draft');
  await page.waitForURL(/\/notices\/\d+/);
  const { title } = await own.office.api(
    `notices/${page.url().match(/notices\/(\d+)/)?.[1]}?locale=all&draft=true`,
  );
  expect(title).toEqual({ en: 'Begun in English' });
});

test('the menu is open, and the page does not shift when it loads', async () => {
  const page = await own.office.open('');
  await awake(page);
  await page.locator('.template-default--nav-open.template-default--nav-animate').waitFor();
  const places = await page.evaluate(() => {
    const body = document.querySelector('.template-default');
    const place = () => document.querySelector('.task')?.getBoundingClientRect();
    const steps = ['nav-open', 'nav-open nav-hydrated', 'nav-open nav-hydrated nav-animate'];
    // Payload runs these in turn, each for up to a second on a slow computer.
    return steps.map((step) => {
      if (body)
        body.className = `template-default template-default--${step.replaceAll(' ', ' template-default--')}`;
      const { left, top } = place() ?? {};
      return { left, top };
    });
  });
  const [first] = places;
  expect(first).toEqual({ left: expect.any(Number), top: expect.any(Number) });
  expect(places).toEqual(places.map(() => first));
});

describe('order by drag', () => {
  const titles = (page: Page) => page.locator('.arrange li .arrange__title').allTextContents();
  const stored = async () =>
    (await own.office.api('committees?sort=order&depth=0&limit=0')).docs.map(
      ({ name }: { name: string }) => name,
    );
  const save = async (page: Page) => {
    const order = await titles(page);
    await page.getByRole('button', { name: 'Save the order' }).click();
    await expect.poll(stored).toEqual(order);
  };

  test('a line is dragged by its handle', async () => {
    const page = await own.office.open('/arrange?list=committees');
    await awake(page);
    const [first, second, third] = await titles(page);
    const handles = page.locator('.arrange__handle');
    const from = await handles.nth(0).boundingBox();
    const to = await handles.nth(2).boundingBox();
    if (!from || !to) return expect.unreachable();
    const [x, half] = [from.x + from.width / 2, from.height / 2];
    await page.mouse.move(x, from.y + half);
    await page.mouse.down();
    await page.mouse.move(x, from.y + half + 20, { steps: 5 });
    await page.mouse.move(x, to.y + half, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, third, first]);
    await save(page);
  });

  test('a line is moved by keys and keeps the focus', async () => {
    const page = await own.office.open('/arrange?list=committees');
    await awake(page);
    const [first = '', second] = await titles(page);
    await page.getByRole('button', { name: `Move down: ${first}` }).press('Enter');
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([second, first]);
    await page.locator(`button[aria-label="Move down: ${first}"]:focus`).waitFor();
    await page.getByText(`${first}: position 2 of`).waitFor({ state: 'attached' });
    await save(page);
  });
});

test.each(ownScreens)('%s opens, even with no records', async (screen) => {
  const { cms } = own.college;
  const { status, text } = await ask(`${cms}/admin${screen}`, 'GET', own.office.session);
  expect(status).toBe(200);
  expect(parse(text).all('h1')).toHaveLength(1);
});
