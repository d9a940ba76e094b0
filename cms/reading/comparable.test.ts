import { expect, it } from 'vitest';
import {
  comparableFileName,
  comparableLetters,
  comparableNames,
  comparableText,
} from './comparable.ts';

it.each([
  ['Name & Address', 'name and address'],
  [' E-mail_ID. ', 'e mail id'],
  ['Phone\u200b No', 'phone no'],
  ['D.P.E.', 'd p e'],
  ['২০২৪-২৫', '2024 25'],
  ['２０２４ ﬁnance', '2024 finance'],
  ['Håkan Ågren', 'hakan agren'],
  ['!', ''],
  ['', ''],
])('compares %j, and texts that differ only in form, as %j', (text, compared) => {
  expect(comparableText(text)).toBe(compared);
});

it.each([
  ['ৰহিমা', 'রহিমা'],
  ['উৎপল', 'উত্‌পল'],
  ['বিদ্যালয়', 'বিদ্যাল\u09df'],
])('compares %s and %s as one, because keyboards differ', (text, other) => {
  expect(comparableText(other)).toBe(comparableText(text));
});

it('keeps words of different people apart', () => {
  expect(comparableText('Rina Das')).not.toBe(comparableText('Rina Da'));
});

it('leaves out spaces where they mean nothing', () => {
  expect(comparableLetters('Email Id')).toBe('emailid');
  expect(comparableLetters('A S-12 / B')).toBe('as12b');
  expect(comparableLetters('21-1-15')).not.toBe(comparableLetters('21-11-5'));
});

it('compares names in any order', () => {
  expect(comparableNames('Das, Rina; B. Bora')).toBe(comparableNames('B. Bora, Rina Das'));
});

it.each([
  ['Exam (final).JPEG', 'exam-final.jpg'],
  ['A & B.pdf', 'a-b.pdf'],
  ['3.4.4 MoU.pdf', '3.4.4-mou.pdf'],
])('compares the name of a file %j as %s', (name, compared) => {
  expect(comparableFileName(name)).toBe(compared);
});
