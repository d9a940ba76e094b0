import { expect, it } from 'vitest';
import { accessibilityOf } from './accessibility.ts';

const facts = { tagged: true, language: 'en', title: 'Fees' };
const read = { filename: 'fees.pdf', state: 'read', read: 'text', facts } as const;

it.each([
  ['a tagged PDF with title and language', {}, 'accessible'],
  ['a PDF without tags', { facts: { ...facts, tagged: false } }, 'untagged'],
  ['a tagged PDF without title', { facts: { ...facts, title: '' } }, 'untitled'],
  [
    'a tagged PDF whose title is the name of its file',
    { facts: { ...facts, title: 'a.docx' } },
    'untitled',
  ],
  ['a tagged PDF without language', { facts: { ...facts, language: '' } }, 'untitled'],
  ['a scan whose text was recognised', { read: 'ocr', facts: { ...facts, tagged: false } }, 'scan'],
  ['a scan without text', { read: null, state: 'nothing' }, 'scan'],
  ['a scan whose text the office corrected', { read: 'person', facts: null }, 'accessible'],
  ['a text that the office emptied', { read: 'person', state: 'nothing' }, 'scan'],
  ['a locked PDF', { state: 'failed', read: null }, 'unreadable'],
  ['a PDF that waits to be read', { state: 'waiting', read: null, facts: null }, null],
  ['a PDF that an older version has read', { facts: null }, null],
  ['another document', { filename: 'fees.docx' }, null],
] as const)('%s', (_, changed, expected) => {
  expect(accessibilityOf({ ...read, ...changed })).toBe(expected);
});
