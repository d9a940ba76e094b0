import { expect, test } from 'vitest';
import { assamese } from './as.ts';
import { en } from './en.ts';

/** Names that two entries share in one language and not in the other. */
function shared(names: Record<string, string>, others: Record<string, string>): string[] {
  const byName = Map.groupBy(Object.keys(names), (key) => names[key]);
  return [...byName].flatMap(([name, keys]) =>
    new Set(keys.map((key) => others[key])).size > 1 ? [`${name}: ${keys.join(', ')}`] : [],
  );
}

test('each page has one title, and no other page has the same', () => {
  expect(shared(assamese.pages, en.pages)).toEqual([]);
  expect(shared(en.pages, assamese.pages)).toEqual([]);
});

test.each([
  ['a syllabus', assamese.pages['/syllabus-course'], assamese.department.syllabus],
  ['the search for a metric', assamese.search.kinds.metric, assamese.evidence.metrics('').trim()],
])('%s has the same title everywhere', (_, first, second) => {
  expect(first).toBe(second);
});

test('different English titles have different Assamese titles', () => {
  const { pages, department, evidence, search } = assamese;
  expect(pages['/syllabus-course']).not.toBe(department.courses);
  expect(evidence.criterion).not.toBe(search.kinds.metric);
  const career = pages['/facility/career_placement_cell'];
  const scholarships = pages['/facility/scholarship_and_stipen'];
  expect(career.split(' ').filter((word) => scholarships.split(' ').includes(word))).toEqual([
    'আৰু',
  ]);
});
