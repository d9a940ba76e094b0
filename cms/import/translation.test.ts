import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { translationOf } from './translation.ts';

const text = (name: string, localized: boolean): FlattenedField => ({
  type: 'text',
  name,
  localized,
});
const inner = [text('title', true), text('phone', false)];
const fields: FlattenedField[] = [
  ...inner,
  { type: 'array', name: 'rows', fields: [], flattenedFields: inner },
  { type: 'group', name: 'office', fields: [], flattenedFields: inner },
];

/** A stored record; the database gives each row an id. */
const saved = {
  title: 'Saved',
  rows: [
    { id: 'a', title: 'Library' },
    { id: 'b', title: 'Hostel' },
  ],
  office: { title: 'Office' },
};
const english = {
  title: 'College',
  phone: '1',
  rows: [
    { title: 'Library', phone: '1' },
    { title: 'Hostel', phone: '2' },
  ],
  office: { title: 'Office', phone: '1' },
};

it.each([
  ['nothing if both languages are the same', english, english, {}],
  ['a text that differs', english, { ...english, title: 'মহাবিদ্যালয়' }, { title: 'মহাবিদ্যালয়' }],
  ['a text that is missing in English', {}, { title: 'মহাবিদ্যালয়' }, { title: 'মহাবিদ্যালয়' }],
  ['an empty text if the text was emptied', english, { ...english, title: null }, { title: null }],
  ['no text that is missing in the other language', english, { title: undefined }, {}],
  ['no text that is the same in both', english, { title: 'College', phone: '2' }, {}],
  ['no value of a field that is not localized', english, { ...english, phone: '2' }, {}],
  ['no value of an unknown field', english, { ...english, other: 'x' }, {}],
  [
    'the fields of a group that differ',
    english,
    { ...english, office: { title: 'কাৰ্যালয়', phone: '2' } },
    { office: { title: 'কাৰ্যালয়' } },
  ],
  [
    'all localized fields of a group that is missing in English',
    { title: 'College' },
    { title: 'College', office: { title: 'কাৰ্যালয়', phone: '2' } },
    { office: { title: 'কাৰ্যালয়' } },
  ],
  [
    'nothing of a group with an invalid value',
    english,
    { ...english, office: 'x' },
    { office: {} },
  ],
  ['nothing of a group that was emptied', english, { ...english, office: null }, { office: {} }],
  [
    'all rows with their ids if one differs',
    english,
    { ...english, rows: [{ title: 'Library' }, { title: 'ছাত্ৰাবাস', phone: '3' }] },
    {
      rows: [
        { id: 'a', title: 'Library', phone: '1' },
        { id: 'b', title: 'ছাত্ৰাবাস', phone: '2' },
      ],
    },
  ],
  [
    'the English text for rows that are missing',
    english,
    { ...english, rows: [{ title: 'পুথিভঁৰাল' }] },
    {
      rows: [
        { id: 'a', title: 'পুথিভঁৰাল', phone: '1' },
        { id: 'b', title: 'Hostel', phone: '2' },
      ],
    },
  ],
  [
    'only ids for rows that are missing in English, and no additional rows',
    { title: 'College' },
    { title: 'College', rows: [{}, { title: 'ছাত্ৰাবাস' }, { title: 'খেলপথাৰ' }] },
    { rows: [{ id: 'a' }, { id: 'b', title: 'ছাত্ৰাবাস' }] },
  ],
  [
    'the English rows if the value is invalid',
    english,
    { ...english, rows: 'none' },
    {
      rows: [
        { id: 'a', title: 'Library', phone: '1' },
        { id: 'b', title: 'Hostel', phone: '2' },
      ],
    },
  ],
])('the translation has %s', (_what, inEnglish, other, translated) => {
  expect(translationOf(fields, saved, inEnglish, other)).toEqual(translated);
});

it('keeps the stored id of a row, whatever the id in the import', () => {
  const rows = [{ id: 'x', title: 'One' }];
  const theirs = [{ id: 'y', title: 'এক' }];
  expect(translationOf(fields, { rows: [null, { id: 7 }] }, { rows }, { rows: theirs })).toEqual({
    rows: [{ id: 7, title: 'এক' }],
  });
});

it.each([{}, { office: null }, { office: 'x' }])(
  'gives no translation for a group that is not stored: %j',
  (here) => {
    const office = { title: 'কাৰ্যালয়' };
    expect(translationOf(fields, here, english, { office })).toEqual({});
  },
);

it('sends no rows if none are stored', () => {
  expect(translationOf(fields, {}, english, { rows: [{ title: 'এক' }] })).toEqual({ rows: [] });
});
