import { SearchResult } from '@college/contract/search';
import { expect, it } from 'vitest';
import type { Related } from '../related.ts';
import { presenterOf } from './result-presenters.ts';

const words = {
  title: [{ text: 'Title', found: true }],
  excerpt: [{ text: 'Words', found: false }],
};
const { title: name, excerpt } = words;
const lines: Record<string, string> = {
  designation: 'Dean',
  current_profession: 'Weaver',
  name: 'AQAR 2023-24 · 1.1.1',
};
const related: Related = {
  file: () => expect.unreachable(),
  fileAt: () => expect.unreachable(),
  department: (id) =>
    id === 7 ? { dept_code: 'PHY', dept_name: 'Department of Physics' } : undefined,
  ownPage: (id) => (id === 8 ? '/students/clubs' : undefined),
};
const input = {
  words,
  related,
  codes: { college: 'PRAG', office: 'OFFICE' },
  textIn: (line: string) => lines[line] ?? '',
};
const present = (collection: string, record: object) =>
  presenterOf(collection)?.present({ id: 5, ...record } as never, input as never);

/** 20:00 UTC is the next day in India. */
const date = '2025-03-04T20:00:00.000Z';
const physics = { dept_code: 'PHY', date: '05-03-2025' };
const aqar = { id: 3, report: 'IQAC' };
const question = { id: 9, criterion: { id: 4, type: 'CRITERION', group: aqar } };
const metric = {
  kind: 'metric',
  report: 'IQAC',
  group: { id: '3', name: 'AQAR 2023-24' },
  type: 'CRITERION',
  criterion: '4',
  srno: '9',
  sr_no: '1.1.1',
  ...words,
};
const dean = { id: '5', name, designation: 'Dean', excerpt };

it.each([
  [
    'notices',
    { type: 'DEPTNOTICE', date, department: 7 },
    { kind: 'notice', id: '5', type: 'DEPTNOTICE', ...physics, ...words },
  ],
  [
    'notices',
    { type: 'IQAC_EVENT', date, department: null },
    { kind: 'event', id: '5', type: 'IQAC_EVENT', ...physics, dept_code: 'PRAG', ...words },
  ],
  [
    'notices',
    { type: 'OWN', own_page: 8, date, department: 6 },
    {
      kind: 'notice',
      id: '5',
      type: 'OWN_STUDENTS__CLUBS',
      ...physics,
      dept_code: 'PRAG',
      ...words,
    },
  ],
  ['albums', { date, department: 7 }, { kind: 'album', id: '5', ...physics, ...words }],
  [
    'department-files',
    { type: 'SYLLABUS', date, department: { id: 7 } },
    { kind: 'department-file', id: '5', type: 'SYLLABUS', ...physics, ...words },
  ],
  ['important-files', { date }, { kind: 'important-file', id: '5', date: physics.date, ...words }],
  [
    'employees',
    { type: 'FACULTY', department: 7, liveNow: true },
    {
      kind: 'employee',
      type: 'FACULTY',
      dept_code: 'PHY',
      dept_name: 'Department of Physics',
      liveNow: 1,
      ...dean,
    },
  ],
  [
    'employees',
    { type: 'OFFICE_STAFF', department: null, liveNow: true },
    {
      kind: 'employee',
      type: 'OFFICE_STAFF',
      dept_code: 'OFFICE',
      dept_name: '',
      liveNow: 0,
      ...dean,
    },
  ],
  ['members', { type: 'PCSU' }, { kind: 'member', type: 'PCSU', ...dean }],
  [
    'alumni',
    { department: 7, prominent: true },
    {
      kind: 'alumnus',
      dept_code: 'PHY',
      prominent: 1,
      ...dean,
      designation: 'Weaver',
    },
  ],
  ['former-principals', {}, { kind: 'former-principal', ...dean }],
  ['rti-officers', { role: 'MEMBER' }, { kind: 'rti-officer', role: 'MEMBER', ...dean }],
  ['departments', { dept_code: 'PHY' }, { kind: 'department', dept_code: 'PHY', ...words }],
  ['pages', { page: 'library' }, { kind: 'page', page: 'library', ...words }],
  ['site-pages', { path: '/clubs' }, { kind: 'own-page', path: '/clubs', ...words }],
  ['guides', { address: 'transcript' }, { kind: 'guide', address: 'transcript', ...words }],
  ['committees', { code: 'LIB' }, { kind: 'committee', id: '5', code: 'LIB', ...words }],
  ['committees', { code: null }, { kind: 'committee', id: '5', code: '', ...words }],
  ['evidence-questions', { ...question, sr_no: '1.1.1' }, metric],
  ['evidence-files', { question, sr_no: '1.1.1' }, metric],
  ['evidence-questions', { id: 9, criterion: 4, sr_no: '1.1.1' }, undefined],
  ['evidence-files', { question: 9, sr_no: '1.1.1' }, undefined],
  ['evidence-files', { question: { id: 9, criterion: { group: 3 } }, sr_no: '1.1.1' }, undefined],
])('presents a record of %s: %o', (collection, record, result) => {
  const presented = present(collection, record);
  expect(presented).toEqual(result);
  if (presented) expect(SearchResult.parse(presented)).toEqual(presented);
});
