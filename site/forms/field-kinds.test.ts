import { expect, it } from 'vitest';
import { normalizePhone } from './field-kinds.ts';

it.each([
  ['98640 12345', '+919864012345'],
  ['09864012345', '+919864012345'],
  ['+91 98640-12345', '+919864012345'],
  ['919864012345', '+919864012345'],
  ['0361 2456789', '+913612456789'],
  ['৯৮৬৪০ ১২৩৪৫', '+919864012345'],
  ['+৯১ ৯৮৬৪০-১২৩৪৫', '+919864012345'],
  ['+44 20 0000-0000', '+442000000000'],
  // Seven digits at least, fifteen at most, with the calling code.
  ['+44 12345', '+4412345'],
  ['+44 1234567890123', '+441234567890123'],
])('sends %s as %s', (typed, travels) => {
  expect(normalizePhone(typed, '+91')).toBe(travels);
});

const wrong = ['12345', '986401234', '98640123456', '98640 1234x', '+91 98640', ''];
it.each([...wrong, '+44', '+44 1234', '+44 12345678901234'])('refuses %j as a number', (typed) => {
  expect(normalizePhone(typed, '+91')).toBeUndefined();
});

it.each([
  ['1760 0000', '+97517600000'],
  ['+975 1760 0000', '+97517600000'],
  ['+91 98640 12345', '+919864012345'],
  ['1760', '+9751760'],
  ['1760 0000 0000', '+975176000000000'],
  ['176', undefined],
  ['1760 0000 0000 0', undefined],
])('sends %s in Bhutan as %s', (typed, travels) => {
  expect(normalizePhone(typed, '+975')).toBe(travels);
});
