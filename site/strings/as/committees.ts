import type { Strings } from '../en.ts';

export const committees: Strings['committees'] = {
  members: 'সদস্যসকল',
  membersOf: (committee) => `সদস্যসকল: ${committee}`,
  objectives: 'উদ্দেশ্য',
  tasks: 'কাম আৰু কাৰ্যকলাপ',
  minutes: 'কাৰ্যবিৱৰণী',
  minutesOf: (committee) => `কাৰ্যবিৱৰণী, ${committee}`,
  number: '#',
  name: 'নাম',
  designation: 'পদবী',
  all: 'সকলো সমিতি',
  none: 'কোনো তথ্য পোৱা নগ’ল',
};
