import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import type { Column } from '../columns.ts';
import type { References } from './references.ts';
import { isBlank, readCell, writeCell } from './values.ts';

const ids = new Map([
  ['Physics', 7],
  ['a, b.pdf', 8],
  ['c.pdf', 9],
  ['fees 1,500.pdf', 10],
]);
const references: References = {
  idOf(_collection, name) {
    const id = ids.get(name);
    if (id === undefined) throw new Refusal('noReference', { value: name });
    return id;
  },
  nameOf: (_collection, id) => [...ids].find(([, fileId]) => fileId === id)?.[0] ?? '',
};

const columnOf = (field: object, name = 'field') =>
  ({ field: { name, ...field } as unknown as FlattenedField }) as Column;
const text = columnOf({ type: 'text' });
const phone = columnOf({ type: 'text' }, 'mobile');
const number = columnOf({ type: 'number' });
const tick = columnOf({ type: 'checkbox' });
const department = columnOf({ type: 'relationship', relationTo: 'departments' });
const files = columnOf({ type: 'upload', relationTo: 'media', hasMany: true });
const long = columnOf({ type: 'richText' });
const options = [
  { value: 'GOVERNING_BODY', label: 'Governing body' },
  { value: 'PCSU', label: "Students' union" },
  { value: 'OFFICE', label: 'Office' },
  { value: 'OFFICER', label: 'Officer' },
];
const choice = columnOf({ type: 'select', options });
const staff = columnOf({
  type: 'select',
  options: [
    { value: 'OFFICE_STAFF', label: 'Office staff' },
    { value: 'FACULTY', label: 'Faculty' },
  ],
});
const choices = columnOf({ type: 'select', options, hasMany: true });

const read = (column: Column, cell: string) => readCell(column, cell, references);

describe('a cell', () => {
  it.each<[string, Column, unknown, string]>([
    ['=1+1', text, '=1+1', '=1+1'],
    ['2E7', text, '2E7', '2E7'],
    ['1. Anil Bora', columnOf({ type: 'text' }, 'name'), 'Anil Bora', 'Anil Bora'],
    ['9.864000001E+09', phone, '9864000001', '9864000001'],
    ['9.788123456789E+12', text, '9788123456789', '9788123456789'],
    ['৯৮৬৪০ ০০০০০', phone, '৯৮৬৪০ ০০০০০', '৯৮৬৪০ ০০০০০'],
    ['’০৩৬১-২৫৭০৫৫০', phone, '০৩৬১-২৫৭০৫৫০', '০৩৬১-২৫৭০৫৫০'],
    ['0361-2570550', phone, '0361-2570550', '0361-2570550'],
    ['1,20,000', number, 120000, '120000'],
    ['৯৫%', number, 95, '95'],
    ['✓', tick, true, 'Yes'],
    ['Y', tick, true, 'Yes'],
    ['হয়', tick, true, 'Yes'],
    ['NO', tick, false, 'No'],
    ['5/7/2024', columnOf({ type: 'date' }), '2024-07-05T12:00:00.000Z', '05-07-2024'],
    ['governing  body', choice, 'GOVERNING_BODY', 'Governing body'],
    ['PCSU', choice, 'PCSU', "Students' union"],
    ['Students', choice, 'PCSU', "Students' union"],
    ['Office', choice, 'OFFICE', 'Office'],
    ['GB', choice, 'GOVERNING_BODY', 'Governing body'],
    ['Non-Teaching Staff', staff, 'OFFICE_STAFF', 'Office staff'],
    ['Teaching', staff, 'FACULTY', 'Faculty'],
    ['Office; PCSU', choices, ['OFFICE', 'PCSU'], "Office; Students' union"],
    ['Physics', department, 7, 'Physics'],
    ['c.pdf', files, [9], 'c.pdf'],
    ['fees 1,500.pdf, c.pdf', files, [10, 9], 'fees 1,500.pdf; c.pdf'],
  ])('is read and written as a value: %s', (cell, column, value, cellText) => {
    expect(read(column, cell)).toEqual(value);
    expect(writeCell(column, value, references)).toBe(cellText);
    expect(read(column, cellText)).toEqual(value);
  });

  it('with several lines becomes one paragraph for each line', () => {
    expect(writeCell(long, read(long, 'One\ntwo'), references)).toBe('One\ntwo');
  });
});

describe('refuses a cell that is no valid value', () => {
  it.each<[string, Column, string]>([
    ['9.86401E+09', phone, 'shortened'],
    ['9.86E+09', phone, 'shortened'],
    ['9.864E9', phone, 'shortened'],
    ['9,86E+09', phone, 'shortened'],
    ['৯.৮৬E+০৯', phone, 'shortened'],
    ['9.78E+12', text, 'shortened'],
    ['twelve', number, 'noNumber'],
    ['perhaps', tick, 'noYesNo'],
    ['Off', choice, 'noChoice'],
    ['Senate', choice, 'noChoice'],
    ['body', choice, 'noChoice'],
    ['Alchemy', department, 'noReference'],
  ])('%s', (cell, column, word) => {
    expect(() => read(column, cell)).toThrow(Refusal);
    expect(() => read(column, cell)).toThrow(expect.objectContaining({ code: word }));
  });
});

it.each(['', ' ', '-', '–', 'N/A', 'na', 'Nil'])('treats “%s” as an empty cell', (cell) => {
  expect(isBlank(cell)).toBe(true);
});
