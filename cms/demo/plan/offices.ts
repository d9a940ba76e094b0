/** Members of the bodies, the principals of former years, the officers for the right to information. */
import type { MemberType, RtiRole } from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';
import { createRandom, seedOf } from '../random.ts';
import { initials, men, portraitsOfMen, portraitsOfWomen, women } from '../text/names.ts';
import { type Text, text } from '../text.ts';
import { type Day, dayOf, shift, yearOf } from './calendar.ts';

export interface MemberPlan {
  type: MemberType;
  name: string;
  designation: Text;
  photo?: PictureName;
  email: string;
  since: Day;
  consent: boolean;
}

const president = text('President', 'সভাপতি');
const secretary = text('Secretary', 'সম্পাদক');
const treasurer = text('Treasurer', 'কোষাধ্যক্ষ');
const member = text('Member', 'সদস্য');
const bodies: Record<MemberType, readonly Text[]> = {
  GOVERNING_BODY: [
    president,
    text('Principal and Secretary', 'অধ্যক্ষ আৰু সম্পাদক'),
    text("University's nominee", 'বিশ্ববিদ্যালয়ৰ মনোনীত সদস্য'),
    text("University's nominee", 'বিশ্ববিদ্যালয়ৰ মনোনীত সদস্য'),
    text("Teachers' representative", 'শিক্ষকৰ প্ৰতিনিধি'),
    text("Teachers' representative", 'শিক্ষকৰ প্ৰতিনিধি'),
    text('Representative of the office', 'কাৰ্যালয়ৰ প্ৰতিনিধি'),
    text('Donor member', 'দাতা সদস্য'),
    text('Guardian member', 'অভিভাৱক সদস্য'),
    text('Guardian member', 'অভিভাৱক সদস্য'),
    text('Librarian', 'গ্ৰন্থাগাৰিক'),
    member,
  ],
  ALUMNI_COMMITTEE: [
    president,
    text('Vice-President', 'উপ-সভাপতি'),
    secretary,
    text('Joint Secretary', 'যুটীয়া সম্পাদক'),
    treasurer,
    member,
    member,
    member,
  ],
  PCSU: [
    president,
    text('Vice-President', 'উপ-সভাপতি'),
    text('General Secretary', 'সাধাৰণ সম্পাদক'),
    text('Assistant General Secretary', 'সহকাৰী সাধাৰণ সম্পাদক'),
    text('Magazine Secretary', 'আলোচনী সম্পাদক'),
    text('Cultural Secretary', 'সাংস্কৃতিক সম্পাদক'),
    text('Major Games Secretary', 'গুৰু খেল সম্পাদক'),
    text('Minor Games Secretary', 'লঘু খেল সম্পাদক'),
    text('Debating Secretary', 'তৰ্ক সম্পাদক'),
    text("Girls' Common Room Secretary", 'ছাত্ৰী জিৰণি কোঠা সম্পাদিকা'),
  ],
};

export function planMembers(today: Day): MemberPlan[] {
  const random = createRandom(seedOf('members'));
  return Object.entries(bodies).flatMap(([type, designations]) => {
    const names = { true: random.some(women, 12), false: random.some(men, 12) };
    return designations.map((designation, i): MemberPlan => {
      const woman = random.chance(0.5);
      const photo = random.pick<PictureName>(woman ? portraitsOfWomen : portraitsOfMen);
      return {
        type: type as MemberType,
        name: `${names[`${woman}`][i]} ${random.pick(initials)}.`,
        designation,
        ...(i % 5 !== 4 && { photo }),
        email: `${type.toLowerCase().replace('_', '.')}.${i + 1}@example.org`,
        since: dayOf(yearOf(today) - (type === 'PCSU' ? 1 : 3), 1 + (i % 9), 10),
        consent: i % 2 === 0,
        // Whoever is Principal is also the secretary of the governing body.
        ...(/^Principal/.test(designation.en) && { name: 'Dr Nirupama S.', photo: 'portrait-9' }),
      };
    });
  });
}

export interface FormerPrincipalPlan {
  name: string;
  designation: Text;
  from: Day;
  to: Day;
}

const first: Day = '1954-09-01';
const last: Day = '2018-06-28';
const terms = 17;

/** Each takes over on the day after the one before has left. */
export function planFormerPrincipals(): FormerPrincipalPlan[] {
  const random = createRandom(seedOf('former principals'));
  const names = random.some([...men, ...women], terms);
  let from = first;
  return names.map((name, i) => {
    const inCharge = i % 6 === 3;
    const to = i === terms - 1 ? last : dayOf(1958 + Math.round(i * 3.55), random.whole(1, 12), 28);
    const principal = {
      name: `Dr ${name} ${random.pick(initials)}.`,
      designation: inCharge
        ? text('Principal in charge', 'ভাৰপ্ৰাপ্ত অধ্যক্ষ')
        : text('Principal', 'অধ্যক্ষ'),
      from,
      to,
    };
    from = shift(to, 1);
    return principal;
  });
}

export interface RtiOfficerPlan {
  role: RtiRole;
  name: string;
  designation: Text;
}

export const rtiOfficers: readonly RtiOfficerPlan[] = [
  {
    role: 'FIRST_APPELLATE_AUTHORITY',
    name: 'Dr Nirupama S.',
    designation: text('Principal', 'অধ্যক্ষ'),
  },
  {
    role: 'FIRST_INFORMATION_OFFICER',
    name: 'Gautam K.',
    designation: text('Registrar', 'পঞ্জীয়ক'),
  },
  {
    role: 'MEMBER',
    name: 'Dr Pallabi R.',
    designation: text('Associate Professor of Political Science', 'ৰাজনীতি বিজ্ঞানৰ সহযোগী অধ্যাপক'),
  },
  {
    role: 'SECOND_INFORMATION_OFFICER',
    name: 'Himadri B.',
    designation: text('Librarian', 'গ্ৰন্থাগাৰিক'),
  },
];
