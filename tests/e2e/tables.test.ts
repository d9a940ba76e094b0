/**
 * Tables of pages at every width.
 *
 * @long 60 s
 * @for site/components site/styles
 */
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
afterAll(expectNothingLeft);

const person = async () => {
  const answer = await fetch(`${inject('site')}/getemployeebytype`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ dept_code: 'PHY', type: 'FACULTY' }),
  });
  const people: { id: string; liveNow: number }[] = await answer.json();
  return people.find(({ liveNow }) => liveNow === 1)?.id;
};

/** Every table of a page, and parts that are wider than its box or the window. */
const laid = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('main div:has(> table)')];
    // Tables of up to three columns fit a phone.
    const rows = [...document.querySelectorAll('main tbody tr:has(> :nth-child(4))')];
    return {
      displays: [...new Set(rows.map((row) => getComputedStyle(row).display))],
      over: Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    };
  });

const displays = { 1920: 'table-row', 1280: 'table-row', 360: 'grid' };

test('rows of records are rows on a screen and boxes on a phone, whatever their columns', async () => {
  const page = await visit();
  const id = await person();
  const paths = [
    '/research-projects/PHY',
    '/research/PHY?report=publications',
    '/research/PHY?report=chapters',
    '/department/PHY/profile',
    `/department/PHY/faculty/single?id=${id}&section=4`,
    `/department/PHY/faculty/quarterlyreport?id=${id}`,
  ];
  for (const path of paths.flatMap((name) => [name, `/as${name}`])) {
    await page.goto(inject('site') + path);
    for (const [width, display] of Object.entries(displays)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await laid(page), `${path} at ${width} px`).toEqual({ displays: [display], over: 0 });
    }
  }
});
