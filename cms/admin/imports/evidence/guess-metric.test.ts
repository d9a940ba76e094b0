import { expect, it } from 'vitest';
import { guessOf } from './guess-metric.ts';

const numbers = ['1.1.1', '3.4.4', '7.1.1', '7.1.10'];

it.each([
  ['3.4.4.pdf', '3.4.4', 'Supporting document'],
  ['3_4_4 MoU.pdf', '3.4.4', 'MoU'],
  ['Criterion 3.4.4-students in extension work.pdf', '3.4.4', 'Students in extension work'],
  ['3-4-4_NSS_camp(1).pdf', '3.4.4', 'NSS camp'],
  ['3.4.4.1 Template.pdf', '3.4.4', 'Template'],
  ['7.1.10 Code of conduct.PDF', '7.1.10', 'Code of conduct'],
  ['7.1.1 (a) Gender audit.pdf', '7.1.1', 'Gender audit'],
  ['QlM 1.1.1 Calendar 2024-25.pdf', '1.1.1', 'Calendar 2024-25'],
  ['Academic calendar 2024-25 1.1.1.pdf', '1.1.1', 'Academic calendar 2024-25'],
  ['৩.৪.৪ সমাজ সেৱা.pdf', '3.4.4', 'সমাজ সেৱা'],
])('%s belongs to metric %s with the title “%s”', (name, metric, title) => {
  expect(guessOf(name, numbers)).toEqual({ metric, title });
});

it('matches the first number if the metrics of a report are criteria', () => {
  expect(guessOf('7.2 Best practice.pdf', ['7'])).toEqual({ metric: '7', title: 'Best practice' });
});

it.each([
  ['9.9.9 Unknown.pdf', '9.9.9 Unknown'],
  ['Annual report.pdf', 'Annual report'],
  ['scan13.4.4.pdf', 'Scan13.4.4'],
])('%s belongs to no metric of the report', (name, title) => {
  expect(guessOf(name, numbers)).toEqual({ metric: '', title });
});
