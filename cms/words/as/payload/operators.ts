import type { PayloadsWords } from '../../admin-words.ts';

export const operators: PayloadsWords['operators'] = {
  contains: 'ইয়াত আছে',
  equals: 'সমান',
  exists: 'ভৰোৱা আছে',
  intersects: 'ছেদ কৰে',
  isGreaterThan: 'ইয়াতকৈ বেছি',
  isGreaterThanOrEqualTo: 'ইয়াৰ সমান বা বেছি',
  isIn: 'ইয়াৰে এটা',
  isLessThan: 'ইয়াতকৈ কম',
  isLessThanOrEqualTo: 'ইয়াৰ সমান বা কম',
  isLike: 'ইয়াৰ দৰে',
  isNotEqualTo: 'সমান নহয়',
  isNotIn: 'ইয়াৰে এটাও নহয়',
  isNotLike: 'ইয়াৰ দৰে নহয়',
  near: 'ওচৰত',
  within: 'ভিতৰত',
};
