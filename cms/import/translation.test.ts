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
  ['nothing, where both languages say the same', english, english, {}],
  ['a text that differs', english, { ...english, title: 'মহাবিদ্যালয়' }, { title: 'মহাবিদ্যালয়' }],
  ['a text that English lacks', {}, { title: 'মহাবিদ্যালয়' }, { title: 'মহাবিদ্যালয়' }],
  ['a text that was emptied', english, { ...english, title: null }, { title: null }],
  ['no text that the other language lacks', english, { title: undefined }, {}],
  ['no text that is the same in both', english, { title: 'College', phone: '2' }, {}],
  ['nothing that editors do not translate', english, { ...english, phone: '2' }, {}],
  ['nothing that is no field', english, { ...english, other: 'x' }, {}],
  [
    'of a group what differs in it',
    english,
    { ...english, office: { title: 'কাৰ্যালয়', phone: '2' } },
    { office: { title: 'কাৰ্যালয়' } },
  ],
  [
    'all of a group that English lacks',
    { title: 'College' },
    { title: 'College', office: { title: 'কাৰ্যালয়', phone: '2' } },
    { office: { title: 'কাৰ্যালয়' } },
  ],
  ['nothing of a group that is none', english, { ...english, office: 'x' }, { office: {} }],
  ['nothing of a group that was emptied', english, { ...english, office: null }, { office: {} }],
  [
    'all rows, with the ids that they have, where one differs',
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
    'rows that the other language lacks as they are in English',
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
    'the ids of rows alone that English lacks, and no more rows than there are',
    { title: 'College' },
    { title: 'College', rows: [{}, { title: 'ছাত্ৰাবাস' }, { title: 'খেলপথাৰ' }] },
    { rows: [{ id: 'a' }, { id: 'b', title: 'ছাত্ৰাবাস' }] },
  ],
  [
    'rows of English for what are no rows',
    english,
    { ...english, rows: 'none' },
    {
      rows: [
        { id: 'a', title: 'Library', phone: '1' },
        { id: 'b', title: 'Hostel', phone: '2' },
      ],
    },
  ],
])('a translation has %s', (_what, one, other, translated) => {
  expect(translationOf(fields, saved, one, other)).toEqual(translated);
});

it('a row keeps the id it has here, whatever the import calls it', () => {
  const rows = [{ id: 'x', title: 'One' }];
  const theirs = [{ id: 'y', title: 'এক' }];
  expect(translationOf(fields, { rows: [null, { id: 7 }] }, { rows }, { rows: theirs })).toEqual({
    rows: [{ id: 7, title: 'এক' }],
  });
});

it.each([{}, { office: null }, { office: 'x' }])(
  'a group that is not here has no translation: %j',
  (here) => {
    const office = { title: 'কাৰ্যালয়' };
    expect(translationOf(fields, here, english, { office })).toEqual({});
  },
);

it('without any row here none is sent', () => {
  expect(translationOf(fields, {}, english, { rows: [{ title: 'এক' }] })).toEqual({ rows: [] });
});
