/**
 * Printed pages contain their collapsed parts.
 *
 * @long 60 s
 * @for site/components site/styles
 */
import { expect, inject, test } from 'vitest';
import { textsOf } from '../../cms/platform/decoders/pdf.ts';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit } = visitors();

/** Letters and digits only, because printed lines break at other places. */
const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Texts that are hidden on the screen at first, and the text of the printed page. */
async function print(path: string, closedParts: string, viewport = desktop) {
  const page = await visit({ viewport });
  await page.goto(inject('site') + path);
  const texts = await page
    .locator(closedParts)
    .evaluateAll((elements) =>
      elements.map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean),
    );
  const sheets = await textsOf(await page.pdf({ format: 'A4' }));
  return { texts, printed: lettersOf(sheets.join(' ')) };
}

test.each([
  ['batches of alumni', '/department/PHY/alumni', 'main details:not([open]) tbody th'],
  ['departments behind Show More', '/', 'main details:not([open]) a'],
  ['sections that are laid out later', '/', 'main section h2'],
  ['cards beside the window', '/', 'main [data-carousel="2000"] li h3'],
  ['news that runs through the window', '/', 'main [data-ticker] a'],
  ['the tab that the address names', '/nptel?tab=chapterEvents', '#tabs [aria-current], main h3'],
  ['a long text about a teacher', '/department/PHY/faculty', 'main [role="group"] p'],
])('the print of a page: %s', async (_, path, closed) => {
  const { texts, printed } = await print(path, closed);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !printed.includes(lettersOf(text)))).toEqual([]);
});

test('a list that is folded on a phone is printed in full', async () => {
  const { texts, printed } = await print('/', 'main div:has(> [type="checkbox"]) h3', phone);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((text) => !printed.includes(lettersOf(text)))).toEqual([]);
});
