import { createRandom, seedOf } from '../random.ts';
import { initials, men, portraitsOfMen, portraitsOfWomen, women } from '../text/names.ts';
import { text } from '../text.ts';
import { type Day, yearOf } from './calendar.ts';
import { chosenDepartments } from './departments.ts';
import type { AlumnusPlan, MessagePlan } from './types.ts';

const lives = [
  ['Director', 'Demo Institute of River Studies', 'Ph.D.'],
  ['Novelist', 'Independent', 'M.A.'],
  ['District officer', 'State civil service', 'M.A.'],
  ['Paediatrician', 'Demo Medical College', 'M.D.'],
  ['Software engineer', 'Demo Systems', 'M.C.A.'],
  ['Head teacher', 'Demo Higher Secondary School', 'B.Ed.'],
  ['Weaver and entrepreneur', 'Muga House', 'B.A.'],
  ['Professor', 'Demo University', 'Ph.D.'],
  ['Journalist', 'The Demo Tribune', 'M.A.'],
  ['Tea planter', 'Demo Tea Estate', 'B.Sc.'],
] as const;

export function planAlumni(departments?: number): AlumnusPlan[] {
  const random = createRandom(seedOf('alumni'));
  return chosenDepartments(departments).flatMap(({ code, estd }, d) =>
    [0, 1, 2].map((i): AlumnusPlan => {
      const woman = random.chance(0.5);
      const name = `${random.pick(woman ? women : men)} ${random.pick(initials)}.`;
      const [profession, company, qualification] = random.pick(lives);
      const from = random.whole(Math.max(estd, 1972), 2019);
      const photo = random.pick<AlumnusPlan['photo'] & string>(
        woman ? portraitsOfWomen : portraitsOfMen,
      );
      const prominent = i === 0 && d % 3 === 0;
      return {
        department: code,
        name,
        from,
        profession,
        company,
        qualification,
        ...((prominent || i < 2) && { photo }),
        prominent,
        consent: i === 1,
        email: `${name.toLowerCase().replace(/[^a-z]/g, '')}.${from}@example.org`,
      };
    }),
  );
}

export function planMessages(today: Day): MessagePlan[] {
  const year = yearOf(today);
  return [
    {
      type: 'ALUMNI',
      name: 'Jonali B.',
      message: text(
        'I came by ferry with one suitcase and left with friends for life. What I know about reading I learnt on the steps of this library.',
      ),
      photo: 'portrait-3',
      from: 1998,
      profession: 'Novelist',
      company: 'Independent',
    },
    {
      type: 'ALUMNI',
      name: 'Diganta K.',
      message: text(
        'My teachers never gave me an answer when a better question would do. I try to be such a teacher now.',
        'মোৰ শিক্ষকসকলে উত্তৰতকৈ ভাল প্ৰশ্ন এটাহে দিছিল। মইও এতিয়া তেনে শিক্ষক হ’বলৈ চেষ্টা কৰোঁ।',
      ),
      photo: 'portrait-13',
      from: 1989,
      profession: 'Professor of Physics',
      company: 'Demo University',
    },
    {
      type: 'ALUMNI',
      name: 'Moromi T.',
      message: text(
        'The loom in the heritage corner was my grandmother’s. I visit it whenever I am in town.',
      ),
      photo: 'portrait-18',
      from: 2006,
      profession: 'Weaver and entrepreneur',
      company: 'Muga House',
    },
    {
      type: 'STUDENT',
      name: 'Pranjal D.',
      message: text(
        'On the first Friday of the month I show Saturn to children from my own village. That alone was worth the bus rides.',
      ),
      photo: 'portrait-15',
      from: year - 2,
    },
    {
      type: 'STUDENT',
      name: 'Upasana M.',
      message: text(
        'Our mentor knows all twelve of us by our worries. Tea helps.',
        'আমাৰ পৰামৰ্শদাতাই আমাৰ প্ৰত্যেকৰে চিন্তাবোৰ জানে।',
      ),
      photo: 'portrait-19',
      from: year - 1,
    },
    {
      type: 'ALUMNI',
      waiting: { email: 'samir@example.org', course: 'BSC', department: 'BOT' },
      name: 'Samir P.',
      message: text('Please greet the gardener from me, should he still be there.'),
      photo: 'portrait-7',
      from: 2011,
      profession: 'Tea planter',
      company: 'Demo Tea Estate',
    },
    {
      type: 'STUDENT',
      waiting: { email: 'rimjhim@example.org', course: 'BA', department: 'ENG' },
      name: 'Rimjhim A.',
      message: text('The canteen tea deserves a page of its own.'),
      photo: 'portrait-4',
      from: year - 1,
    },
  ];
}
