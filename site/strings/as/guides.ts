import type { Strings } from '../en.ts';

export const guides: Strings['guides'] = {
  steps: 'খোজসমূহ',
  documents: 'প্ৰয়োজনীয় নথিপত্ৰ',
  fee: 'মাচুল',
  ready: 'কিমান দিনত সাজু হ’ব',
  workingDays: (days) => (days === 1 ? 'এটা কৰ্মদিন' : `${days} কৰ্মদিন`),
  office: 'কাৰ্যালয়',
  contact: 'যোগাযোগ',
  apply: 'অনলাইনত আবেদন কৰক',
};
