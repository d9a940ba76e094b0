import { expect, it } from 'vitest';
import { joinWorks } from './join-works.ts';
import { paperTitle } from './teacher-rows.ts';

const draft = (title: string, journal: string, year = 2023) => ({
  ...{
    years: [year],
    date: String(year),
    title: paperTitle(title) ?? '',
    fullTitle: title,
    journal,
  },
  ...{ cells: { title }, link: '', files: [], owner: { kind: 'office' } as const },
  record: { collection: 'employees', id: 1 } as const,
});

it.each([
  ['Rivers of Assam valley: a study', 'Demo Journal', 1],
  ['The Rivers of Assam Valley', 'Demo J.', 1],
  ['Rivers of Assam valley: a study', 'Mind', 2],
  ['Rivers of Assam valley, Part II', 'Demo Journal', 2],
])('counts “Rivers of Assam valley” with %j of %j as %i', (title, journal, count) => {
  const works = joinWorks([draft('Rivers of Assam valley', 'Demo Journal'), draft(title, journal)]);
  expect(works).toHaveLength(count);
});
