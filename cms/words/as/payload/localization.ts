import type { PayloadsWords } from '../../admin-words.ts';

export const localization: PayloadsWords['localization'] = {
  cannotCopySameLocale: 'একে ভাষালৈ প্ৰতিলিপি কৰিব নোৱাৰি',
  copyFrom: 'এই ভাষাৰ পৰা',
  copyFromTo: '{{from}}ৰ পৰা {{to}}লৈ প্ৰতিলিপি কৰি থকা হৈছে',
  copyTo: 'এই ভাষালৈ',
  copyToLocale: 'আন ভাষালৈ প্ৰতিলিপি কৰক',
  localeToPublish: 'প্ৰকাশ কৰিবলগীয়া ভাষা',
  selectedLocales: 'বাছি লোৱা ভাষা',
  selectLocaleToCopy: 'প্ৰতিলিপি কৰিবলগীয়া ভাষা বাছক',
  selectLocaleToDuplicate: 'প্ৰতিলিপিত থাকিবলগীয়া ভাষা বাছক',
};
