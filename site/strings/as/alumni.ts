import type { Strings } from '../en.ts';

export const alumni: Strings['alumni'] = {
  menu: 'প্ৰাক্তন ছাত্ৰ',
  viewDetails: 'বিৱৰণ চাওক',
  none: 'কোনো তথ্য পোৱা নগ’ল',
};
