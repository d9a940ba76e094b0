import { expect, it } from 'vitest';
import { fixRecognition } from './fix-recognition.ts';

it.each([
  ['জম| দিয়ক', 'জমা দিয়ক'],
  ['তাৰিখৰ পৰ৷', 'তাৰিখৰ পৰা'],
  ['সকলে৷ ছাত্ৰ', 'সকলো ছাত্ৰ'],
  ['বৰঢ়৷', 'বৰঢ়া'],
  ['ভাষ| আৰু শিক্ষ|', 'ভাষা আৰু শিক্ষা'],
  ['১৫ ডিচেম্বৰ, ২০২৬ | পৰীক্ষা', '১৫ ডিচেম্বৰ, ২০২৬ । পৰীক্ষা'],
  ['জমা লোৱা হ’ব ৷', 'জমা লোৱা হ’ব ।'],
  ['যোগাযোগ কৰক।', 'যোগাযোগ কৰক।'],
  ['Name | Post', 'Name | Post'],
  ['a|b', 'a|b'],
])('%s becomes %s', (text, corrected) => {
  expect(fixRecognition(text)).toBe(corrected);
});
