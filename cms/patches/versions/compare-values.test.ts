import { expect, it } from 'vitest';
import { comparedText } from './compared-text.ts';

const day = { type: 'date' };
const type = {
  type: 'select',
  options: ['NEWS', { value: 'TENDER', label: { en: 'Tenders', as: 'নিবিদা' } }],
};

it.each([
  ['a day without a time', '2026-11-27T12:00:00.000Z', day, '27-11-2026'],
  ['no day', null, day, ''],
  ['no choice', null, type, ''],
  ['a field of a later version', undefined, type, ''],
  ['a choice', 'TENDER', type, 'নিবিদা'],
  ['several choices', ['NEWS', 'TENDER'], type, 'NEWS, নিবিদা'],
  ['a choice that is gone', 'FAIR', type, 'FAIR'],
])('compares %s as the form shows it', (_, value, field, text) => {
  expect(comparedText(value, field, 'as', 'Asia/Kolkata')).toBe(text);
});
