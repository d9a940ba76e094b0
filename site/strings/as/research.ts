import type { Strings } from '../en.ts';

export const research: Strings['research'] = {
  departments: 'বিভাগসমূহ',
  all: 'সকলো বিভাগ',
  allOf: (department) => `${department} বিভাগৰ সকলো`,
  reports: 'প্ৰতিবেদনসমূহ',
  inDepartment: (page, department) => `${page}: ${department}`,
  text: (department) => `${department} বিভাগত গৱেষণা`,
  publications: 'মহাবিদ্যালয়ৰ প্ৰকাশন',
  none: 'কোনো তথ্য পোৱা নগ’ল',
};
