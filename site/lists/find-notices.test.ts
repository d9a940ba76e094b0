import { Notice } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { contains, findNotices, LONGEST_SEARCH, tidy } from './find-notices.ts';

test('what is looked for is tidied', () => {
  expect(tidy('  exam   form ')).toBe('exam form');
  expect(tidy(null)).toBe('');
  expect(tidy('x'.repeat(500))).toHaveLength(LONGEST_SEARCH);
});

test('case does not matter, Assamese is found as well', () => {
  expect(contains('Examination Routine', 'exam')).toBe(true);
  expect(contains('পদাৰ্থ বিজ্ঞান', 'বিজ্ঞান')).toBe(true);
  expect(contains('Physics', 'chem')).toBe(false);
});

test('a notice is found with the page on which it stands', () => {
  const notices = Array.from({ length: 30 }, (_, index) =>
    Notice.parse({
      id: index,
      title: index % 13 === 0 ? 'Admission' : 'Other',
      type: 'COLLEGE_ADMIN_NOTICE',
    }),
  );
  const found = findNotices(notices, 'admission', { path: '/notifications/tender', size: 12 });
  expect(found.map(({ to }) => to)).toEqual([
    '/notifications/tender#notice-0',
    '/notifications/tender?page=2#notice-13',
    '/notifications/tender?page=3#notice-26',
  ]);
});
