import type { Strings } from '../en.ts';

export const disclosure: Strings['disclosure'] = {
  description: (title, college) =>
    `${college}ৰ ${title}: নিয়মে মহাবিদ্যালয়ক কি প্ৰকাশ কৰিবলৈ কয়, আৰু সেয়া এই ৱেবছাইটত ক’ত আছে।`,
  duty: 'কি বিচৰা হৈছে',
  place: 'ক’ত আছে',
  date: 'তাৰিখ',
  state: 'অৱস্থা',
  states: {
    published: 'প্ৰকাশিত',
    stale: 'নিৰ্ধাৰিত সময়তকৈ পুৰণি',
    missing: 'নাই',
    not_applicable: 'প্ৰযোজ্য নহয়',
  },
  open: 'খোলক',
  others: 'আন নিয়ম',
};
