import { text } from '../text.ts';
import type { Series } from './template.ts';

export const events: Series = {
  COLLEGE_EVENT: [
    {
      title: text('Foundation Day of the college, {year}', 'মহাবিদ্যালয়ৰ প্ৰতিষ্ঠা দিৱস, {year}'),
      on: [9, 1],
      photos: ['college-gate', 'auditorium', 'bihu-dance', 'college-at-dusk', 'seminar'],
      files: ['notice-sheet.pdf', 'annual-report.pdf', 'bihu-instruments', 'graduates'],
      body: text(
        'The day began with the anthem at the flag and ended with lamps on every sill. Former principals were honoured with a gamosa; the oldest alumna present had joined in 1961.\n\n## Programme\n\n- 9.00 am: flag and anthem\n- 10.30 am: public meeting in the auditorium\n- 2.00 pm: exhibition of departments\n- 5.30 pm: music',
        'পুৱা পতাকা উত্তোলন আৰু মহাবিদ্যালয় সংগীতেৰে প্ৰতিষ্ঠা দিৱসৰ শুভাৰম্ভ হয়। প্ৰাক্তন অধ্যক্ষসকলক গামোচাৰে সম্বৰ্ধনা জনোৱা হয়।',
      ),
    },
    {
      title: text('Rongali Bihu on the college ground', 'মহাবিদ্যালয়ৰ খেলপথাৰত ৰঙালী বিহু'),
      on: [4, 10],
      photos: ['bihu-dance', 'bihu-instruments', 'college-gate', 'auditorium'],
      body: text(
        'Husori (হুঁচৰি) singers went from block to block, teachers were not spared, and the afternoon belonged to dhol, pepa and gogona.',
        'হুঁচৰি দলে এটা ভৱনৰ পৰা আন এটা ভৱনলৈ গৈ আশীৰ্বাদ দিয়ে। আবেলি ঢোল, পেঁপা আৰু গগনাৰে চৌহদ মুখৰিত হৈ পৰে।',
      ),
    },
    {
      title: text('National seminar on {topic}'),
      on: [11, 14],
      photos: ['seminar', 'auditorium', 'classroom'],
      body: text(
        'Ninety participants from eleven states read forty papers in two days. The department of {dept} will print a selection.\n\n1. Keynote: what we still do not know\n2. Four technical sessions\n3. A field trip by boat',
      ),
    },
    {
      title: text('Annual College Week, {session}', 'মহাবিদ্যালয় সপ্তাহ, {session}'),
      on: [1, 20],
      photos: ['sports-ground', 'bihu-dance', 'auditorium', 'bihu-instruments', 'college-gate'],
      files: [
        'notice-sheet.pdf',
        'parade',
        'saplings',
        'classroom',
        'seminar',
        'library-hall',
        'river-in-mist',
        'college-at-dusk',
        'tea-garden-walk',
      ],
      body: text(
        'Five days of sports, music, debate and drama. The procession of departments (সাংস্কৃতিক শোভাযাত্ৰা) closed the week.',
        'খেল-ধেমালি, সংগীত, তৰ্ক আৰু নাটকেৰে পাঁচদিনীয়া মহাবিদ্যালয় সপ্তাহ উদ্‌যাপন কৰা হয়।',
      ),
    },
    {
      title: text('Independence Day'),
      on: [8, 15],
      photos: ['parade', 'college-building', 'saplings'],
      body: text('Flag hoisting at 8 am, march past of the three NCC wings, sweets for everybody.'),
    },
    {
      title: text('Teachers’ Day'),
      on: [9, 5],
      photos: ['classroom', 'auditorium'],
      body: text('Students taught for a day; teachers sat on the benches and passed notes.'),
    },
    {
      title: text('World Environment Day: two hundred saplings'),
      on: [6, 5],
      photos: ['saplings', 'one-horned-rhino', 'river-in-mist'],
      body: text('Each first-year student adopted one sapling for three years.'),
    },
    {
      title: text('Convocation, {year}', 'সমাৱৰ্তন, {year}'),
      on: [3, 12],
      photos: ['graduates', 'auditorium', 'college-gate', 'college-at-dusk'],
      body: text('Eight hundred and twelve graduates, their families, and one long photograph.'),
    },
    {
      title: text('Study tour to a tea garden and the national park'),
      on: [2, 8],
      photos: ['tea-garden-walk', 'one-horned-rhino', 'river-in-mist'],
      body: text('Botany and Zoology travelled together and shared their note books.'),
    },
    {
      title: text('Book fair and Saraswati Puja'),
      on: [2, 1],
      photos: ['library-hall', 'bihu-instruments'],
      body: text(
        'Thirty publishers, most of them from Assam, put up their stalls along the library path.',
      ),
    },
    {
      title: text('Workshop: measuring with a mobile phone'),
      on: [10, 9],
      photos: ['laboratory', 'computer-laboratory', 'classroom'],
      body: text(
        'School teachers learnt to measure acceleration, sound and light with the telephones in their pockets.',
      ),
    },
    {
      title: text('Tithi of Srimanta Sankardev (শ্ৰীমন্ত শংকৰদেৱৰ তিথি)', 'শ্ৰীমন্ত শংকৰদেৱৰ তিথি'),
      on: [9, 20],
      photos: ['bihu-instruments', 'auditorium'],
      body: text(
        'Borgeet in the morning, a talk on the ankiya drama at noon.',
        'পুৱা বৰগীত আৰু দুপৰীয়া অংকীয়া নাট সম্পৰ্কে আলোচনা অনুষ্ঠিত হয়।',
      ),
    },
  ],
  IQAC_EVENT: [
    {
      title: text('Faculty development programme on outcome-based teaching'),
      by: 'iqac',
      photos: ['seminar', 'classroom'],
      body: text('Five days, forty teachers, one rewritten course plan each.'),
    },
    {
      title: text('Workshop on academic audit'),
      by: 'iqac',
      photos: ['auditorium'],
      body: text('External experts explained what evidence a peer team wants to see.'),
    },
    {
      title: text(
        'Awareness meeting on the National Education Policy',
        'ৰাষ্ট্ৰীয় শিক্ষানীতি সম্পৰ্কে সজাগতা সভা',
      ),
      by: 'iqac',
      photos: ['seminar', 'auditorium'],
      files: ['notice-sheet.pdf'],
      body: text(
        'Two hundred students asked what happens to their credits when they leave after a year. The answers are in the sheet below.',
      ),
    },
    {
      title: text('Training of office staff in digital records'),
      by: 'iqac',
      photos: ['computer-laboratory'],
      body: text('Four afternoons, eighteen participants, one shared filing plan.'),
    },
  ],
  COLLEGE_NPTEL_EVENT: [
    {
      title: text('NPTEL awareness day'),
      photos: ['computer-laboratory'],
      body: text('How to choose a course, sit the examination and transfer credits.'),
    },
    {
      title: text(
        'Registration for NPTEL courses, January to April',
        'এন.পি.টি.ই.এল. পাঠ্যক্ৰমৰ পঞ্জীয়ন, জানুৱাৰীৰ পৰা এপ্ৰিললৈ',
      ),
      body: text(
        'Learners join through the local chapter, so that the college can help them with mentors and the examination fee. Registration closes in the last week of January.',
        'স্থানীয় শাখাৰ জৰিয়তে যোগদান কৰিলে মহাবিদ্যালয়ে পৰামৰ্শদাতা আৰু পৰীক্ষা মাচুলত সহায় কৰিব পাৰে।',
      ),
    },
    {
      title: text(
        'Felicitation of NPTEL toppers, {year}',
        'এন.পি.টি.ই.এল.ৰ কৃতী শিক্ষাৰ্থীক সম্বৰ্ধনা, {year}',
      ),
      photos: ['graduates', 'auditorium'],
      body: text(
        'Nineteen learners passed with gold, forty-four with silver. Two of them are teachers.',
        'ঊনৈছগৰাকী শিক্ষাৰ্থীয়ে সোণ আৰু চৌৱাল্লিশগৰাকীয়ে ৰূপ লাভ কৰে।',
      ),
    },
    {
      title: text('Workshop for NPTEL mentors'),
      photos: ['classroom'],
      body: text('How to keep twelve learners together for twelve weeks.'),
    },
    {
      title: text('NPTEL examination centres announced'),
      body: text(
        'Learners of the chapter sit at the centre in Guwahati. Bring the admit card and a photo identity card.',
      ),
    },
  ],
  COLLEGE_F_ALUMNI_EVENTS: [
    {
      title: text('Annual alumni meet, {year}', 'প্ৰাক্তন শিক্ষাৰ্থীৰ বাৰ্ষিক মিলন, {year}'),
      by: 'alumni',
      on: [12, 27],
      photos: ['college-at-dusk', 'auditorium', 'college-gate'],
      body: text(
        'Three hundred former students came; the oldest batch got the first row and the first cup of tea.',
      ),
    },
    {
      title: text('Alumni lecture: from {dept} to a life outside'),
      by: 'alumni',
      photos: ['seminar'],
      body: text('Three alumni of three decades answered questions for two hours.'),
    },
  ],
  DEPTEVENT: [
    {
      title: text('Seminar of students: {topic}'),
      by: 'department',
      photos: ['seminar', 'classroom'],
      body: text('Six students presented their project work; discussion continued on the stairs.'),
    },
    {
      title: text('Invited talk on {topic}'),
      by: 'department',
      photos: ['auditorium'],
      body: text('The speaker began with a mistake of her own and ended with an open problem.'),
    },
    {
      title: text('Study tour of the department of {dept}'),
      by: 'department',
      photos: ['river-in-mist', 'tea-garden-walk'],
      files: ['application-form.pdf', 'one-horned-rhino', 'saplings'],
      body: text('Three days, one bus, twenty-eight note books.'),
    },
    {
      title: text('Open evening of {dept}'),
      by: 'department',
      photos: ['college-at-dusk', 'laboratory'],
      body: text('Neighbours came with children and questions.'),
    },
  ],
  DEPTNOTICE: [
    {
      title: text(
        '{dept}: project topics of the {semester} semester',
        '{dept}: {semester} ষাণ্মাসিকৰ প্ৰকল্পৰ বিষয়',
      ),
      by: 'department',
      body: text(
        'Choose one topic and one partner before the end of the week.\n\n- {topic}\n- A topic of your own, agreed with a teacher',
      ),
    },
    {
      title: text('Seminar list of {dept}, {year}'),
      by: 'department',
      files: ['notice-sheet.pdf'],
    },
    {
      title: text('{dept}: practical examination in three groups'),
      by: 'department',
      body: text('Groups and times hang at the laboratory door. Bring the signed record book.'),
      files: ['examination-schedule.pdf'],
    },
    {
      title: text('Reading list: {topic}'),
      by: 'department',
      photos: ['library-hall'],
      body: text('Copies are kept on the reserved shelf of the departmental library.'),
      files: ['syllabus.pdf'],
    },
    {
      title: text('{dept}: change of class rooms during examinations'),
      by: 'department',
      files: ['class-routine.pdf'],
    },
  ],
};
