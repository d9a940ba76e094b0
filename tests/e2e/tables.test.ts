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

/** Every table of a page, and what sticks out: of its box or of the window. */
const laid = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('main div:has(> table)')];
    // Three columns fit a phone.
    const rows = [...document.querySelectorAll('main tbody tr:has(> :nth-child(4))')];
    return {
      displays: [...new Set(rows.map((row) => getComputedStyle(row).display))],
      over: Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    };
  });

test.each([
  [1920, 'table-row'],
  [1280, 'table-row'],
  [360, 'grid'],
])('at %i px rows of records are laid as %s, whatever their columns', async (width, display) => {
  const page = await visit({ viewport: { width, height: 900 } });
  const id = await person();
  const paths = [
    '/research-projects/PHY',
    '/research/PHY?report=publications',
    '/research/PHY?report=chapters',
    '/department/PHY/profile',
    `/department/PHY/faculty/single?id=${id}&section=4`,
    `/department/PHY/faculty/quarterlyreport?id=${id}`,
  ];
  for (const path of paths.flatMap((one) => [one, `/as${one}`])) {
    await page.goto(inject('site') + path);
    expect(await laid(page), path).toEqual({ displays: [display], over: 0 });
  }
});
