/** Rules for the numbers, years, days and amounts of evidence. */
import { latinDigits } from '@college/contract/latin-digits';
import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { firstYearOf } from '../reading/academic-year.ts';
import {
  academicYearField,
  countField,
  dayAfter,
  doiField,
  httpAddress,
  isbnField,
  issnField,
  yearField,
} from './checked-fields.ts';

const req = (language = 'en') => ({ i18n: { language } }) as PayloadRequest;

interface Field {
  required?: boolean;
  custom?: Record<string, unknown>;
  validate?: (value: never, options: never) => unknown;
}

/** The message about a typed value; true if it is accepted. */
function resultOf(field: Field, typed: unknown, siblingData: object = {}, language = 'en') {
  const tidy = field.custom?.tidy;
  const value = tidy instanceof Function ? tidy(typed) : typed;
  const { required } = field;
  return field.validate?.(value as never, { req: req(language), siblingData, required } as never);
}

describe.each<[string, Field, [typed: string, isValid: boolean][]]>([
  [
    'ISSN',
    issnField,
    [
      ['1234-5679', true],
      ['12345679', true],
      [' ISSN: 1234–5679 ', true],
      ['e-ISSN 1234-5679', true],
      ['2434-561x', true],
      ['১২৩৪-৫৬৭৯', true],
      ['1234-5678', false],
      ['2434-5611', false],
      ['1234-567', false],
      ['1234-56790', false],
      ['1234-5679, 2434-561X', false],
      ['978-0-00-000000-2', false],
      ['none', false],
    ],
  ],
  [
    'ISBN',
    isbnField,
    [
      ['978-0-00-000000-2', true],
      ['9780000000002', true],
      ['ISBN 978 0 00 000000 2', true],
      ['ISBN-13: 978-0-00-000000-2', true],
      ['0-8044-2957-X', true],
      ['080442957x', true],
      ['978-0-00-000000-3', false],
      ['0-8044-2957-1', false],
      ['4006381333931', false],
      ['978-0-00-000000', false],
      ['1234-5679', false],
    ],
  ],
  [
    'DOI',
    doiField,
    [
      ['10.5555/demo.1', true],
      ['https://doi.org/10.5555/Demo(1)', true],
      ['doi: 10.5555/demo', true],
      ['10.55/demo', false],
      ['10.5555', false],
      ['10.5555/de mo', false],
      ['https://example.org/10.5555/demo', false],
    ],
  ],
  [
    'Website',
    httpAddress('journal_link', 'Website'),
    [
      ['https://example.org', true],
      ['http://example.org/journal?id=1', true],
      ['example.org', false],
      ['https://', false],
      ['https://example', false],
      ['/departments', false],
      ['mailto:a@example.org', false],
      ['javascript:alert(1)', false],
      ['https://example.org and https://example.com', false],
    ],
  ],
  [
    'Academic year',
    academicYearField('year', 'Academic year'),
    [
      ['2024-25', true],
      ['2024-2025', true],
      ['2024–25', true],
      ['২০২৪-২৫', true],
      ['1999-00', true],
      ['2024-26', false],
      ['2024', false],
      ['1899-00', false],
      ['2999-00', false],
    ],
  ],
])('%s', (label, field, values) => {
  it.each(values)('%j: %s', (typed, isValid) => {
    const result = resultOf(field, typed);
    if (isValid) expect(result).toBe(true);
    else expect(result).toMatch(new RegExp(`^${label}: `));
  });

  it('may be empty unless it is required', () => {
    for (const empty of ['', null, undefined]) {
      expect(field.validate?.(empty as never, { req: req() } as never)).toBe(true);
      expect(field.validate?.(empty as never, { req: req(), required: true } as never)).toBe(
        'Fill in this field.',
      );
    }
  });
});

it('stores one spelling of a number', () => {
  const stored = (field: Field, typed: string) => {
    const tidy = field.custom?.tidy;
    return tidy instanceof Function ? tidy(typed) : undefined;
  };
  expect(stored(issnField, 'Issn 2434–561x')).toBe('2434-561X');
  expect(stored(isbnField, 'ISBN: 0-8044-2957-x')).toBe('0-8044-2957-X');
  expect(stored(doiField, 'https://dx.doi.org/10.5555/A')).toBe('10.5555/A');
  expect(stored(academicYearField('year', 'Year'), '2024 / 2025')).toBe('2024-25');
});

it('knows the first year of an academic year', () => {
  expect(['2024-25', '1999-00', '2024-26', '2024', ''].map(firstYearOf)).toEqual([
    2024,
    1999,
    undefined,
    undefined,
    undefined,
  ]);
});

const thisYear = new Date().getUTCFullYear();
it.each<[number | null, boolean]>([
  [null, true],
  [1900, true],
  [thisYear, true],
  [thisYear + 1, true],
  [1899, false],
  [thisYear + 2, false],
  [2024.5, false],
  [24, false],
])('the year %s: %s', (year, isValid) => {
  const result = resultOf(yearField('publication_year', 'Year of publication'), year);
  if (isValid) expect(result).toBe(true);
  else expect(result).toBe(`Year of publication: enter a year from 1900 to ${thisYear + 1}.`);
});

it('a part is not more than the whole', () => {
  const passed = countField('passed', 'Students who passed', {
    part: { of: 'appeared', label: 'Students who appeared' },
  });
  expect(resultOf(passed, 40, { appeared: 40 })).toBe(true);
  expect(resultOf(passed, 40, {})).toBe(true);
  expect(resultOf(passed, 41, { appeared: 40 })).toBe(
    'Students who passed: this is more than ‘Students who appeared’. Correct one of the two numbers.',
  );
  expect(resultOf(passed, -1, {})).toBe('Students who passed: enter a number from 0 up.');
});

it('a last day is not before the first', () => {
  const till = dayAfter('valid_till', 'Valid till', { name: 'valid_from', label: 'Valid from' });
  const from = { valid_from: '2024-07-05T12:00:00.000Z' };
  expect(resultOf(till, '2024-07-05T12:00:00.000Z', from)).toBe(true);
  expect(resultOf(till, '2024-07-04T12:00:00.000Z')).toBe(true);
  expect(resultOf(till, '2024-07-04T12:00:00.000Z', from)).toBe(
    'Valid till: this day is before ‘Valid from’. Correct one of the two days.',
  );
});

it('messages are in the language of the account and repeat what was typed', () => {
  const message = String(resultOf(issnField, '1234-5678', {}, 'as'));
  expect(message).toContain('1234-5678');
  expect(latinDigits(message)).toMatch(/শুদ্ধ ISSN নহয়/);
});
