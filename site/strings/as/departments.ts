import type { Strings } from '../en.ts';

export const departments: Strings['departments'] = {
  title: 'বিভাগ আৰু কেন্দ্ৰসমূহ',
  description: (college) => `${college}ৰ সকলো বিভাগ আৰু কেন্দ্ৰ।`,
  ofStream: (stream) => `${stream} শাখাৰ বিভাগসমূহ`,
  descriptionOf: (stream, college) => `${college}ৰ ${stream} শাখাৰ বিভাগ আৰু কেন্দ্ৰসমূহ।`,
  choose: 'শাখাসমূহ',
  count: (count) => `${count} টা বিভাগ`,
  streams: { ARTS: 'কলা', SCIENCE: 'বিজ্ঞান', COMMERCE: 'বাণিজ্য', OTHERS: 'অন্যান্য' },
  none: 'কোনো তথ্য পোৱা নগ’ল',
};
