import { expect, test } from 'vitest';
import { initialsOf } from './PersonCard.tsx';

test.each([
  ['Dr. Rina Das', 'RD'],
  ['Prof Anjan Kumar Saikia', 'AS'],
  ['Bhabani', 'B'],
  ['B. K. Deka', 'BD'],
  ['ড° ৰীণা দাস', 'ৰীদা'],
  ['', ''],
])('a missing photo of %s is replaced by %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
