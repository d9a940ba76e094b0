import { expect, test } from 'vitest';
import type { Markup } from '../../testing/markup.ts';
import { visit } from '../../testing/visit.ts';
import { findMetricNumber } from './search-without-index.ts';

test.each([
  ['3.4.4', '3.4.4'],
  ['metric 3.4', '3.4'],
  ['৩.৪.৪', '3.4.4'],
  ['1.1.1 (a)', '1.1.1'],
  ['physics', undefined],
  ['2026', undefined],
  ['3.', undefined],
])('“%s” asks for metric %s', (words, number) => {
  expect(findMetricNumber(words)).toBe(number);
});

/** A report with two criteria. The ids of the requested criteria are added to `requestedIds`. */
const backend = (requestedIds: string[]) => {
  const criteria = [
    { id: 'c1', criterion: '1. Curricular aspects' },
    { id: 'c3', criterion: 'Criterion 3' },
  ];
  const questions = ({ sub_group_id }: Record<string, unknown>) => {
    requestedIds.push(`${sub_group_id}`);
    return [
      { id: 'q1', sr_no: '3.4.4', metric_question: 'How many MoUs?' },
      { id: 'q2', sr_no: '3.4.40', metric_question: 'How many visits?' },
      { id: 'q3', sr_no: '3.5.1', metric_question: 'How many papers?' },
    ];
  };
  return {
    getgroup: [{ id: 'g', name: 'AQAR 2024-25', types: ['QUANTITATIVE'] }],
    getsubgroupbygroupidandtype: criteria,
    getsubsubgroupbysubgroupid: questions,
    getssrgroup: [{ id: 's', name: 'SSR', types: ['QUALITATIVE'] }],
    getssrsubgroupbygroupidandtype: criteria,
    getssrsubsubgroupbysubgroupid: questions,
  };
};
const linksOf = (main: Markup) => main.all('a[href^="/iqac/"]').map((link) => link.attributes.href);

test('a number finds its place in the evidence browser, in IQAC and SSR', async () => {
  const requestedIds: string[] = [];
  const { main, text } = await visit('/search?q=3.4.4', backend(requestedIds));
  expect(linksOf(main)).toEqual([
    '/iqac/matrix?group=g&type=QUANTITATIVE&criterion=c3&srno=q1',
    '/iqac/ssrmatrix?group=s&type=QUALITATIVE&criterion=c3&srno=q1',
  ]);
  expect(text).toContain('3.4.4 How many MoUs?');
  expect(text).toContain('AQAR 2024-25');
  expect(requestedIds).toEqual(['c3', 'c3']);
});

test('the beginning of a number finds all metrics below it', async () => {
  const { main } = await visit('/search?q=3.4', backend([]));
  expect(linksOf(main)).toHaveLength(4);
});

test('an unknown number finds nothing', async () => {
  const { main, text } = await visit('/search?q=9.9.9', backend([]));
  expect(linksOf(main)).toEqual([]);
  expect(text).toContain('No Data found');
});
