import { expect, it } from 'vitest';
import { travellingPhone } from './phone.ts';

it.each([
  ['98640 12345', '+919864012345'],
  ['09864012345', '+919864012345'],
  ['+91 98640-12345', '+919864012345'],
  ['919864012345', '+919864012345'],
  ['0361 2456789', '+913612456789'],
  ['+44 20 0000-0000', '+442000000000'],
])('%s travels as %s', (written, travels) => {
  expect(travellingPhone(written, '+91')).toBe(travels);
});

it.each(['12345', '+44', '98640 1234x', '+91 98640', ''])('%j is no number', (written) => {
  expect(travellingPhone(written, '+91')).toBeUndefined();
});

it.each([
  ['1760 0000', '+97517600000'],
  ['+975 1760 0000', '+97517600000'],
  ['+91 98640 12345', '+919864012345'],
])('in Bhutan %s travels as %s', (written, travels) => {
  expect(travellingPhone(written, '+975')).toBe(travels);
});
