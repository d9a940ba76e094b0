import { expect, test } from 'vitest';
import { fold } from './folding.ts';
import { fits, stands, stemOf, telling, termOf, termsForText } from './terms.ts';

test.each([
  ['পৰীক্ষাৰ', 'পৰীক্ষা'],
  ['শিক্ষকসকলৰ', 'শিক্ষক'],
  ['গুৱাহাটীত', 'গুৱাহাটী'],
  ['সমিতিসমূহ', 'সমিতি'],
  // The stem would be too short.
  ['ঘৰ', undefined],
  ['teachers', undefined],
])('%s without its ending is %s', (word, stem) => {
  const [folded = ''] = fold(word);
  expect(stemOf(folded)).toBe(stem && fold(stem)[0]);
});

test('frequent words are left out unless there are no others', () => {
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
])('%s is answered by %s: %d', (query, word, fit) => {
  const [term, folded = ''] = [termOf(fold(query)[0] ?? ''), fold(word)[0]];
  expect(fits(term, folded)).toBe(fit);
  expect(stands(term, ` before ${folded} behind `)).toBe(fit > 0);
});

const routine = { word: 'routine', beginnings: [], others: [['timetable'], ['class', 'plan']] };

test('a line matches a phrase only if it has all of its words', () => {
  expect(stands(routine, ' the timetable ')).toBe(true);
  expect(stands(routine, ' plan of each class ')).toBe(true);
  expect(stands(routine, ' plan of rooms ')).toBe(false);
  expect(stands(routine, ' timetables subroutine planning ')).toBe(false);
});

test('words of a phrase match in a text that has all of them', () => {
  const fitsIn = (text: string) => {
    const words = text.split(' ');
    const [term = routine] = termsForText([routine], (word) => words.includes(word));
    return words.map((word) => fits(term, word));
  };
  expect(fitsIn('plan of rooms')).toEqual([0, 0, 0]);
  expect(fitsIn('plan of each class')).toEqual([1, 0, 0, 1]);
  expect(fitsIn('the timetable')).toEqual([0, 1]);
});
