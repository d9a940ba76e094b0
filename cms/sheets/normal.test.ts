import { expect, it } from 'vitest';
import { normal } from './normal.ts';

it.each([
  ['Name & Address', 'name and address'],
  [' E-mail_ID. ', 'e mail id'],
  ['Phone\u200b No', 'phone no'],
  ['২০২৪-২৫', '2024 25'],
  ['', ''],
])('compares %j, and texts that differ only in form, as %j', (text, compared) => {
  expect(normal(text)).toBe(compared);
});
