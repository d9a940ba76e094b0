import type { Labels } from '../../admin-words.ts';

export const accounts: Labels = {
  Account: 'একাউণ্ট',
  Accounts: 'একাউণ্ট',
  'Who may sign in, and what each of them may change.':
    'কোনে ছাইন ইন কৰিব পাৰে, আৰু প্ৰতিজনে কি সলাব পাৰে।',
  'Present password': 'বৰ্তমানৰ পাছৱৰ্ড',
  'Administrator: everything, accounts included': 'প্ৰশাসক: সকলো, একাউণ্টসহ',
  'Editor: all content': 'সম্পাদক: সকলো সমল',
  'Department editor: their own department': 'বিভাগীয় সম্পাদক: নিজৰ বিভাগ',
  'IQAC coordinator: quality assurance': 'IQAC সমন্বয়ক: মান নিশ্চিতকৰণ',
  'Moderator: inbox': 'মডাৰেটৰ: ইনবক্স',
};
