import type { PictureName } from '../art/pictures.ts';
import { type Text, text } from '../text.ts';
import { type Day, dayOf, shift, yearOf } from './calendar.ts';
import type { HolidayPlan, PhotoPlan } from './types.ts';

const rows: Record<PhotoPlan['type'], readonly (readonly [PictureName, Text])[]> = {
  BANNER_IMAGES: [
    ['river-at-sunrise', text('Seventy years beside the Brahmaputra', 'ব্ৰহ্মপুত্ৰৰ পাৰত সত্তৰ বছৰ')],
    ['college-building', text('Doors that stay open to the whole town', 'সকলোৰে বাবে মুকলি দুৱাৰ')],
    ['tea-garden', text('Learning from field, river and garden', 'পথাৰ, নদী আৰু বাগিচাৰ পৰা শিকা')],
    [
      'bridge-at-dusk',
      text('A bridge from village school to research', 'গাঁৱৰ বিদ্যালয়ৰ পৰা গৱেষণালৈ এখন দলং'),
    ],
  ],
  HIGHLIGHTS: [
    ['bihu-dance', text('Rongali Bihu on the college ground', 'খেলপথাৰত ৰঙালী বিহু')],
    ['graduates', text('Convocation: 812 graduates')],
    ['library-hall', text('Reading hall, open until eight')],
    ['college-gate', text('Foundation Day')],
    ['sports-ground', text('Final of the inter-college cup')],
    ['one-horned-rhino', text('Study tour to the national park')],
  ],
  RESEARCH_HIGHLIGHTS: [
    ['laboratory', text('Water from forty wells analysed')],
    ['computer-laboratory', text('A spelling checker for Assamese')],
    ['river-in-mist', text('Forty years of bank measurements')],
    ['leaves-banner', text('Orchids of Kamrup: a new list')],
    ['physics-banner', text('Counting cosmic rays on the roof')],
    ['manuscript-banner', text('Bark manuscripts, page by page', 'সাঁচিপাতৰ পুথিৰ সম্পাদনা')],
  ],
  NCC_HIGHLIGHTS: [
    ['parade', text('Republic Day parade')],
    ['river-in-mist', text('Boat pulling by the naval wing')],
    ['college-building', text('Guard of honour')],
    ['tea-garden-walk', text('Trekking camp in the hills')],
    ['sports-ground', text('Physical training')],
    ['auditorium', text('Award of B and C certificates')],
  ],
  NSS_HIGHLIGHTS: [
    ['saplings', text('Two hundred saplings on the river bank')],
    ['auditorium', text('Blood donation: 84 units')],
    ['classroom', text('Evening class in the adopted village')],
    ['tea-garden-walk', text('Health camp in a tea garden')],
    ['library-hall', text('A library of four hundred books')],
    ['college-gate', text('Clean campus week')],
  ],
  TESTIMONIALS: [
    [
      'portrait-18',
      text('“Here I learnt to say: I do not know, let us measure.” Tarali H., Physics'),
    ],
    [
      'portrait-15',
      text('“The seminar on Wednesdays taught me to speak in public.” Manab G., History'),
    ],
    ['portrait-3', text('“A small department where nobody is a number.” Ishani R., Bodo')],
    [
      'portrait-20',
      text('“My project on our own wells was read in my village.” Utpal N., Chemistry'),
    ],
    ['portrait-19', text('“ইয়াত মোৰ ভাষাই মোক আগুৱাই নিছে।” Karabi L., Assamese')],
    [
      'portrait-7',
      text('“From the incubation room to a shop with five employees.” Rupam S., Management'),
    ],
  ],
};

export const planPhotos = (): PhotoPlan[] =>
  Object.entries(rows).flatMap(([type, photos]) =>
    photos.map(([picture, caption]) => ({ type: type as PhotoPlan['type'], picture, caption })),
  );

export function planHolidays(today: Day): HolidayPlan[] {
  const year = yearOf(today);
  const holiday = (
    title: Text,
    from: readonly [number, number],
    days: number,
    description: Text,
    picture?: PictureName,
  ): HolidayPlan[] =>
    [year, year + 1].map((y) => ({
      title,
      from: dayOf(y, ...from),
      to: shift(dayOf(y, ...from), days - 1),
      description,
      ...(picture && { picture }),
    }));
  return [
    {
      title: text('Demo holiday: library stock-taking day', 'ডেমো বন্ধ: গ্ৰন্থাগাৰৰ বাৰ্ষিক গণনাৰ দিন'),
      from: today,
      to: shift(today, 1),
      picture: 'library-hall',
      description: text(
        'The Central Library counts its 92,000 volumes today and tomorrow. Lending stops for two days; the reading hall and all classes go on as usual.',
        'কেন্দ্ৰীয় গ্ৰন্থাগাৰত আজি আৰু কাইলৈ গ্ৰন্থ গণনা কৰা হ’ব। পঠন কক্ষ আৰু শ্ৰেণীসমূহ নিয়মীয়াকৈ চলি থাকিব।',
      ),
    },
    ...holiday(
      text('Bhogali Bihu', 'ভোগালী বিহু'),
      [1, 14],
      2,
      text('The college is closed for Bhogali Bihu.', 'ভোগালী বিহু উপলক্ষে মহাবিদ্যালয় বন্ধ থাকিব।'),
    ),
    ...holiday(
      text('Republic Day', 'গণৰাজ্য দিৱস'),
      [1, 26],
      1,
      text('Flag hoisting at 8 am on the college ground.'),
    ),
    ...holiday(
      text('Rongali Bihu', 'ৰঙালী বিহু'),
      [4, 13],
      5,
      text(
        'The college is closed for Rongali Bihu. Happy new year!',
        'ৰঙালী বিহু উপলক্ষে মহাবিদ্যালয় বন্ধ থাকিব। নৱবৰ্ষৰ শুভেচ্ছা!',
      ),
      'bihu-instruments',
    ),
    ...holiday(
      text('Independence Day', 'স্বাধীনতা দিৱস'),
      [8, 15],
      1,
      text('March past of the three wings at 8 am.'),
      'parade',
    ),
    ...holiday(
      text('Kati Bihu', 'কাতি বিহু'),
      [10, 18],
      1,
      text('Lamps are lit in the fields this evening.', 'আজি সন্ধিয়া পথাৰত চাকি জ্বলোৱা হ’ব।'),
    ),
  ];
}
