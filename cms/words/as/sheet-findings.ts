import type { sheetFindings as english } from '../sheet-findings.ts';

export const sheetFindings: Record<keyof typeof english, string> = {
  claimWithoutFile: 'প্ৰতিবেদনে {{claimed}} দাবী কৰিছে, কিন্তু এই সূচকৰ কোনো নথি নাই।',
  recordsOnly:
    'প্ৰতিবেদনে {{claimed}} দাবী কৰিছে, কিন্তু এই সূচকৰ কোনো নথি নাই। তাৰ ঠাইত মহাবিদ্যালয়ৰ {{count}} টা তথ্য পৰীক্ষা কৰা হ’ল। সেইবোৰৰ নিৰ্ধাৰিত তালিকা আৰু নথিবোৰ যোগ কৰক।',
  sheetMissing:
    'এই সূচকৰ তথ্য কোনো শ্বীটত নাই, সেয়ে {{claimed}} সংখ্যাটো মিলাই চাব নোৱাৰি। NAAC ৰ নিৰ্ধাৰিত তালিকা PDF নহয়, Excel শ্বীট হ’ব লাগে।',
  documentMissing: 'শ্বীটৰ শাৰীবোৰৰ কোনো নথি নাই, যেনে প্ৰকল্পৰ অনুমোদন-পত্ৰ।',
  recordWithoutDocument: 'এই তথ্যটোৰ কোনো নথি নাই, যেনে প্ৰকল্পৰ অনুমোদন-পত্ৰ।',
  amountIsZero: '“{{column}}” ত ধনৰ পৰিমাণ 0, অৰ্থাৎ কোনো অনুদান নাই।',
  claimDiffersFromRecords:
    'প্ৰতিবেদনে {{claimed}} দাবী কৰিছে, কিন্তু মহাবিদ্যালয়ৰ এই বছৰৰ {{count}} টা তথ্য আছে।',
  measureDiffers:
    'প্ৰতিবেদনে {{claimed}} দাবী কৰিছে, কিন্তু শ্বীটত {{count}} টা শাৰী আছে আৰু তাৰ সংখ্যাবোৰৰ পৰা {{value}} পোৱা যায়।',
  personTwice:
    '{{name}} ক {{times}} বাৰ গণনা কৰা হৈছে, কিন্তু এজন শিক্ষকক এবাৰহে গণনা কৰা হয়: শ্বীটত {{count}} জন শিক্ষক আছে, আৰু প্ৰতিবেদনে {{claimed}} দাবী কৰিছে।',
  recordInProfiles:
    '“{{value}}” {{count}} জনৰ প্ৰফাইলত আছে, কিন্তু এইখন এখনেই গৱেষণা-পত্ৰ, এবাৰহে গণনা কৰা হয়।',
  agreementIdle: 'এই চুক্তিৰ {{period}} ত কোনো কাৰ্যসূচী নাই। উল্লেখ থকা শেষৰটো {{year}} ৰ।',
  agreementWithoutActivity: 'এই চুক্তিৰ {{period}} ত কোনো কাৰ্যসূচী নাই।',
  rowsHidden: 'শাৰী {{rows}} লুকুৱাই থোৱা আছে, যেনে ফিল্টাৰেৰে। সকলো শাৰী দেখুৱাওক।',
  columnHidden: '“{{column}}” স্তম্ভটো লুকুৱাই থোৱা আছে। সকলো স্তম্ভ দেখুৱাওক।',
  cellsJoined: '{{cells}} ঘৰবোৰ জোৰা লগোৱা (merge) আছে। প্ৰতিটো শাৰীৰ নিজা ঘৰ থাকিব লাগে।',
  formulaError: '“{{column}}” ঘৰত মান নহয়, সূত্ৰৰ ভুল {{value}} আছে।',
  linkOfSeveral: 'শাৰী {{rows}} ৰ শিৰোনাম বেলেগ, কিন্তু DOI বা সংযোগ একেটা: {{value}}।',
  isbnOfSeveral: 'শাৰী {{rows}} ৰ কিতাপ বেলেগ, কিন্তু ISBN একেটা: {{value}}।',
  issnOfSeveral: 'শাৰী {{rows}} ৰ আলোচনী বেলেগ, কিন্তু ISSN একেটা: {{value}}।',
  notListed: 'এই আলোচনীখন UGC ৰ তালিকাত নাই (UGC-CARE: No), সেয়ে {{year}} ৰ গৱেষণা-পত্ৰখন গণনা কৰা নহয়।',
  notFullTime: '{{name}} “{{post}}”। অতিথি আৰু আংশিক সময়ৰ শিক্ষকক পূৰ্ণকালীন শিক্ষক হিচাপে গণনা কৰা নহয়।',
  leftWithoutYear: '{{name}} এতিয়া কৰ্মৰত নহয় ({{value}}), আৰু শেষৰ বছৰটো লিখা নাই।',
  teacherLeft: '{{name}} {{period}} ৰ আগতে আঁতৰিছে: {{value}}।',
  joinedLater: '{{name}} এ {{period}} ৰ পিছত যোগদান কৰিছে: {{value}}।',
  joinedLate: '{{name}} এ {{period}} ৰ শেষৰ মাহত যোগদান কৰিছে: {{value}}।',
  degreeLater: '{{name}} ৰ ডিগ্ৰী {{value}} ৰ, যি {{period}} ৰ পিছৰ।',
  courseShort: '“{{name}}” {{count}} ঘণ্টাৰ। {{least}} ঘণ্টাতকৈ কম পাঠ্যক্ৰম গণনা কৰা নহয়।',
  programmeShort: '“{{name}}” {{count}} দিনৰ আছিল। {{least}} দিনতকৈ কম কাৰ্যসূচী গণনা কৰা নহয়।',
  programmeDiffers:
    'পাঠ্যক্ৰম “{{name}}” ({{code}}) সূচক {{metric}} ৰ সৈতে নিমিলে: তাত “{{other}}” ({{otherCode}}) আছে।',
  codeDiffers: 'পাঠ্যক্ৰম “{{name}}” ৰ ক’ড ইয়াত {{code}}, কিন্তু সূচক {{metric}} ত {{other}}।',
  nameDiffers: '{{code}} ক’ডটো ইয়াত পাঠ্যক্ৰম “{{name}}” ৰ, কিন্তু সূচক {{metric}} ত “{{other}}” ৰ।',
  reservedExceeded:
    '{{category}}: {{count}} জন ছাত্ৰ-ছাত্ৰীৰ নামভৰ্তি হৈছে, যি সংৰক্ষিত {{seats}} খন আসনতকৈ বেছি।',
  moreThanSeats:
    '“{{name}}” ত {{count}} জন পৰীক্ষাত বহিছে, যি সূচক {{metric}} ৰ {{seats}} খন আসনতকৈ বেছি।',
  moreThanEnrolled:
    'প্ৰতিবেদনে {{claimed}} জন ছাত্ৰ-ছাত্ৰী দাবী কৰিছে, যি সূচক {{metric}} মতে মহাবিদ্যালয়ত থাকিব পৰা {{most}} জনতকৈ বেছি।',
  moreThanAll: '“{{column}}” {{value}}, যি 100 %-তকৈ বেছি।',
  claimMoreThanAll: 'প্ৰতিবেদনে {{claimed}} % দাবী কৰিছে, যি 100 %-তকৈ বেছি।',
};
