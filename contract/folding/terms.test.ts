import { expect, test } from 'vitest';
import { fold } from './folding.ts';
import { fits, stands, stemOf, telling, termOf } from './terms.ts';

test.each([
  ['পৰীক্ষাৰ', 'পৰীক্ষা'],
  ['শিক্ষকসকলৰ', 'শিক্ষক'],
  ['গুৱাহাটীত', 'গুৱাহাটী'],
  ['সমিতিসমূহ', 'সমিতি'],
  // Too little would be left.
  ['ঘৰ', undefined],
  ['teachers', undefined],
])('%s without its ending is %s', (word, stem) => {
  const [folded = ''] = fold(word);
  expect(stemOf(folded)).toBe(stem && fold(stem)[0]);
});

test('words that tell nothing are left out, unless there are no others', () => {
  expect(telling(fold('What is the fee of a hostel'))).toEqual(['fee', 'hostel']);
  expect(telling(fold('What is it'))).toEqual(['it']);
  expect(telling(fold('who'))).toEqual(['who']);
});

test.each([
  ['exam', 'exam', 2],
  ['exam', 'examination', 1],
  ['ex', 'exam', 0],
  ['fee', 'feed', 1],
  ['3.4', '3.4.4', 1],
  ['3.4', '3.45', 0],
  ['20', '2026', 0],
  ['মাচুলৰ', 'মাচুল', 1],
  ['মাচুল', 'মাচুলৰ', 1],
])('%s is answered by %s: %d', (asked, word, fit) => {
  const [term, folded = ''] = [termOf(fold(asked)[0] ?? ''), fold(word)[0]];
  expect(fits(term, folded)).toBe(fit);
  expect(stands(term, ` before ${folded} behind `)).toBe(fit > 0);
});

test('what stands for a word is found in a line whole, and its words one by one', () => {
  const term = { word: 'routine', beginnings: [], others: [['timetable'], ['class', 'plan']] };
  expect(stands(term, ' the timetable ')).toBe(true);
  expect(stands(term, ' plan of rooms ')).toBe(true);
  expect(stands(term, ' timetables subroutine planning ')).toBe(false);
});
