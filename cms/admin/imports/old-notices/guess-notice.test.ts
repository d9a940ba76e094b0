import { expect, it } from 'vitest';
import { guessOf, needsText, withText } from './guess-notice.ts';

it.each([
  ['Admission_Notice_05-07-2024.pdf', 'Admission Notice', '2024-07-05'],
  ['2023.11.02 tender for hostel.pdf', 'Tender for hostel', '2023-11-02'],
  ['exam-routine 5th July 2024 (1).pdf', 'Exam routine', '2024-07-05'],
  ['Notice dated 1.8.19.PDF', 'Notice', '2019-08-01'],
  ['20240705_holiday.pdf', 'Holiday', '2024-07-05'],
  ['Results-July-5-2024.pdf', 'Results', '2024-07-05'],
  ['meeting05Jul2024.pdf', 'Meeting', '2024-07-05'],
  ['AQAR 2023-24.pdf', 'AQAR 2023-24', ''],
  ['Notice 31-02-2024.pdf', 'Notice 31-02-2024', ''],
  ['05-07-2024.pdf', '05-07-2024', '2024-07-05'],
  ['জাননী_০৫.pdf', 'জাননী ০৫', ''],
  ['Admission list 3 04-03-2019.pdf', 'Admission list 3', '2019-03-04'],
  ['Admission list 0 01-03-2019.pdf', 'Admission list 0', '2019-03-01'],
  ['scan0001.pdf', 'Scan0001', ''],
])('guesses title and date from the name %s', (name, title, date) => {
  expect(guessOf(name)).toEqual({ title, date });
});

it.each(['Admission Notice', 'Holiday', 'AQAR 2023-24', 'জাননী ভৰ্তি', 'Fee notice'])(
  '“%s” is a useful title',
  (title) => {
    expect(needsText({ title, date: '2024-07-05' })).toBe(false);
    expect(needsText({ title, date: '' })).toBe(true);
  },
);
it.each([
  'Scan0001',
  'Notice',
  'জাননী ০৫',
  'IMG 20240705 1',
  'IMG WA0003',
  '05-07-2024',
  'New doc',
  'Notice of 2A',
  'Scan1026',
  'IMG 2031',
  'Scanned Document (3)',
  'CamScanner',
  'Adobe Scan',
  'WhatsApp Image at 10.12.33 AM',
  'Screenshot 101112',
  'SKM C25824070510',
  'KMBT C220',
  '3f2a9c1e 77',
  'Ilovepdf merged',
  'Urgent Office Order',
  '',
])('“%s” is not a useful title', (title) =>
  expect(needsText({ title, date: '2024-07-05' })).toBe(true),
);

const [before, text] = [
  { title: 'Scan0001', date: '' },
  { title: 'Fees of the hostel', date: '2024-07-05' },
];
it.each([
  ['title and date', before, text, text],
  ['the date only', before, { title: '', date: '2024-07-05' }, { ...before, date: '2024-07-05' }],
  ['nothing', before, { title: '', date: '' }, before],
])('a text completes %s', (_, now, fromText, after) =>
  expect(withText(now, fromText, before)).toEqual(after),
);

it('a text does not replace typed values or a useful title', () => {
  const [title, date] = ['Hostel', '2024-07-01'];
  expect(withText({ ...before, title }, text, before)).toEqual({ title, date: text.date });
  expect(withText({ ...before, date }, text, before)).toEqual({ title: text.title, date });
  const fromText = { title: 'Fee notice', date: '' };
  expect(withText(fromText, text, fromText)).toEqual({ ...fromText, date: text.date });
});
