import { text } from '../../text.ts';
import type { PageText } from './page.ts';

export const wingPages: readonly PageText[] = [
  {
    page: 'student-wings',
    title: text('Student wings', 'শিক্ষাৰ্থী শাখাসমূহ'),
    body: text(
      'Seven wings in which students serve, train and travel. A student may belong to one uniformed wing and to as many others as the week has evenings. Enrolment is in August; come to the stall under the banyan tree.',
      'সাতটা শাখা, য’ত শিক্ষাৰ্থীয়ে সেৱা আগবঢ়ায়, প্ৰশিক্ষণ লয় আৰু ভ্ৰমণ কৰে। আগষ্ট মাহত নাম লগাব পাৰি।',
    ),
    cards: [
      {
        title: text('NSS', 'ৰাষ্ট্ৰীয় সেৱা আঁচনি'),
        description: text('Two units, two hundred volunteers, two adopted villages'),
        link: '/nss/home',
        picture: 'saplings',
      },
      {
        title: text('NCC Army wing', 'এন.চি.চি. স্থল শাখা'),
        description: text('One company of 104 cadets'),
        link: '/ncc/ncc_army',
        picture: 'parade',
      },
      {
        title: text('NCC Naval wing', 'এন.চি.চি. নৌ শাখা'),
        description: text('Boat pulling on the Brahmaputra'),
        link: '/ncc/ncc_navy',
        picture: 'river-in-mist',
      },
      {
        title: text('NCC Air wing', 'এন.চি.চি. বিমান শাখা'),
        description: text('Aero-modelling and the basics of flight'),
        link: '/ncc/ncc_air',
        picture: 'college-at-dusk',
      },
      {
        title: text('NCC Girls’ wing', 'এন.চি.চি. ছোৱালী শাখা'),
        description: text('Fifty-two cadets, founded in 1965'),
        link: '/ncc/ncc_girl',
        picture: 'parade',
      },
      {
        title: text('Scouts & Guides', 'স্কাউট আৰু গাইড'),
        description: text('Rovers and Rangers, Saturdays at three'),
        link: '/facility/scoute_guides',
        picture: 'tea-garden-walk',
      },
      {
        title: text('Indian Red Cross', 'ভাৰতীয় ৰেডক্ৰছ'),
        description: text('First aid, blood donation, help in the months of flood'),
        link: '/facility/red_cross',
        picture: 'auditorium',
      },
    ],
  },
  {
    page: 'ncc',
    title: text('National Cadet Corps', 'ৰাষ্ট্ৰীয় সমৰ শিক্ষাৰ্থী বাহিনী'),
    picture: 'parade',
    body: text(
      '**Unity and discipline.** Cadets of the army, naval, air and girls’ wings train on the college ground every Sunday from seven to ten.\n\n## Who can join\n\n- Students of the first semester, up to 26 years of age\n- Medically fit; a certificate of the health centre is enough\n- With leave of a parent or guardian\n\n## What it leads to\n\n| Certificate | After | Opens |\n| B | two years and one camp | marks of preference in state services |\n| C | three years and two camps | entry to officer training without written test |\n\nUniforms are lent; boots, too. Enrolment forms are given out in the first week of August.',
      '**একতা আৰু অনুশাসন।** স্থল, নৌ, বিমান আৰু ছোৱালী শাখাৰ কেডেটসকলে প্ৰতি দেওবাৰে পুৱা সাত বজাৰ পৰা দহ বজালৈ প্ৰশিক্ষণ লয়।\n\n## কোনে যোগ দিব পাৰে\n\n- প্ৰথম ষাণ্মাসিকৰ শিক্ষাৰ্থী, ২৬ বছৰ বয়সলৈকে\n- শাৰীৰিকভাৱে সুস্থ\n- অভিভাৱকৰ অনুমতিসহ',
    ),
  },
  {
    page: 'nss',
    title: text('National Service Scheme', 'ৰাষ্ট্ৰীয় সেৱা আঁচনি'),
    picture: 'saplings',
    body: text(
      '**Not me but you.** Two units of a hundred volunteers each. A volunteer gives 120 hours a year for two years and spends seven days of winter in one of the adopted villages.\n\n## A volunteer’s year\n\n1. August: enrolment and orientation\n2. September: survey of the adopted villages\n3. October to March: evening classes, health camps, the village library\n4. December: special camp of seven days\n5. June: saplings on World Environment Day\n\nWhoever completes 240 hours and one camp gets the NSS certificate of the university.',
      '**মই নহয়, আপুনি।** এশগৰাকীকৈ স্বেচ্ছাসেৱকেৰে দুটা গোট। প্ৰতিগৰাকী স্বেচ্ছাসেৱকে বছৰি ১২০ ঘণ্টা সেৱা আগবঢ়ায় আৰু শীতকালত সাত দিন তোলনীয়া গাঁৱত কটায়।',
    ),
  },
];
