import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['৯৮৬৪০ ০০০০১', '98640 00001'],
  ['ক২৪-১১-২০২৬', 'ক24-11-2026'],
  ['१२ ٣٤ ۵۶', '12 34 56'],
  ['2026', '2026'],
  ['', ''],
])('%j is read as %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
