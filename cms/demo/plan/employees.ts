import { createRandom, type Random, seedOf } from '../random.ts';
import { departmentTexts } from '../text/departments.ts';
import { initials, men, portraitsOfMen, portraitsOfWomen, women } from '../text/names.ts';
import { type Day, dayOf, yearOf } from './calendar.ts';
import { chosenDepartments } from './departments.ts';
import { planProfile } from './profiles.ts';
import type { Extent } from './records.ts';
import type { EmployeePlan } from './types.ts';

const phone = '00000 00000';
const mail = (name: string, taken: Set<string>) => {
  const stem = name
    .toLowerCase()
    .replace(/^dr /, '')
    .replace(/[^a-z]+/g, '.')
    .replace(/\.$/, '');
  let address = stem;
  for (let i = 2; taken.has(address); i++) address = `${stem}${i}`;
  taken.add(address);
  return `${address}@example.org`;
};

function somebody(random: Random, withPhoto: boolean) {
  const woman = random.chance(0.5);
  const name = `${random.pick(woman ? women : men)} ${random.pick(initials)}.`;
  const photo = random.pick<EmployeePlan['photo'] & string>(
    woman ? portraitsOfWomen : portraitsOfMen,
  );
  return { name, pronoun: woman ? 'She' : 'He', ...(withPhoto && { photo }) };
}

const principal: EmployeePlan = {
  type: 'PRINCIPAL',
  name: 'Dr Nirupama S.',
  designation: 'Principal',
  photo: 'portrait-9',
  email: 'principal@example.org',
  phone,
  contact: 'Room 1, Monday to Friday, 11 am to 1 pm, and by appointment',
  joined: '2018-06-29',
  experience: '31 years of teaching, 8 of them as Principal',
  research: 'Prose of the Buranjis',
  about:
    'Nirupama S. studied and taught Assamese in this college before she became its Principal. She has edited two chronicles and still takes one class a week.',
  live: true,
  cv: true,
  order: 1,
};

const offices = [
  'Registrar',
  'Head Assistant',
  'Accountant',
  'Senior Assistant',
  'Senior Assistant',
  'Junior Assistant',
  'Junior Assistant',
  'Librarian',
  'Library Assistant',
  'Laboratory Assistant',
  'Hostel Warden',
  'Systems Administrator',
];
const bearers = ['Head Bearer', 'Bearer', 'Gatekeeper', 'Gardener'];

function inOffice(
  designation: string,
  i: number,
  type: 'OFFICE_STAFF' | 'BEARER',
  random: Random,
  taken: Set<string>,
): EmployeePlan {
  const { name, photo } = somebody(random, i % 3 !== 2);
  return {
    type,
    name,
    designation,
    ...(photo && { photo }),
    email: mail(name, taken),
    phone,
    contact: `Office, Counter ${i + 1}`,
    joined: dayOf(2004 + i, 1 + (i % 12), 10),
    experience: `${random.whole(3, 22)} years`,
    research: '',
    about:
      type === 'OFFICE_STAFF'
        ? `In charge of ${['records and letters', 'fees and bills', 'admission and certificates', 'stores and repairs'][i % 4]}.`
        : '',
    live: false,
    cv: false,
    order: 10 + i,
  };
}

const withLaboratory = new Set(['PHY', 'CHE', 'BOT']);

/** A science is kept running by two people who do not teach it. */
function inLaboratory(
  { code, name }: { code: string; name: string },
  taken: Set<string>,
): EmployeePlan[] {
  const random = createRandom(seedOf(`laboratory ${code}`));
  const assistant = inOffice('Laboratory Assistant', 0, 'OFFICE_STAFF', random, taken);
  const bearer = inOffice('Bearer', 1, 'BEARER', random, taken);
  const place = { department: code, contact: `Laboratory of ${name}` };
  return [
    { ...assistant, ...place, about: 'Keeps the instruments and the stock book.', cv: true },
    { ...bearer, ...place },
  ];
}

/** Heads have recorded much, the first of them everything; younger colleagues are about to begin. */
function extentOf(rank: number, i: number): Extent {
  if (i === 0) return 'all';
  if (rank === 0) return 'much';
  return rank === 1 && i % 3 !== 0 ? 'some' : 'little';
}

export function planEmployees(today: Day, count = 120, departments?: number): EmployeePlan[] {
  const random = createRandom(seedOf('employees'));
  const taken = new Set<string>();
  // What the Principal taught.
  const assamese = departmentTexts.find(({ code }) => code === 'ASM');
  const staff: EmployeePlan[] = [
    { ...principal, ...(assamese && planProfile(principal, assamese, 'much', today, 1995)) },
    ...offices.map((designation, i) => inOffice(designation, i, 'OFFICE_STAFF', random, taken)),
    ...bearers.map((designation, i) => inOffice(designation, i, 'BEARER', random, taken)),
  ];
  const chosen = chosenDepartments(departments);
  for (const department of chosen)
    if (withLaboratory.has(department.code)) staff.push(...inLaboratory(department, taken));
  const ranks = [
    'Associate Professor and Head',
    'Associate Professor',
    'Assistant Professor',
    'Assistant Professor',
    'Assistant Professor',
    'Guest Lecturer',
  ];
  for (let i = 0; staff.length < count; i++) {
    const department = chosen[i % chosen.length];
    if (!department) break;
    const rank = Math.floor(i / chosen.length);
    // The sixth of a department is one who has left.
    const former = rank === 4;
    const { name, photo, pronoun } = somebody(random, !random.chance(0.18));
    const titled = rank === 5 ? name : `Dr ${name}`;
    const since =
      yearOf(today) -
      random.whole(3, 16) -
      (former ? 14 : 4 - Math.min(rank, 4)) -
      (rank === 0 ? 8 : 0);
    const topic = department.topics[rank % 4] ?? department.topics[0];
    const teacher: EmployeePlan = {
      type: former ? 'FORMER_FACULTY' : 'FACULTY',
      department: department.code,
      name: titled,
      designation:
        department.stream === 'OTHERS'
          ? (['Head', 'Deputy', 'Instructor'][rank % 3] ?? 'Instructor')
          : (ranks[rank % 6] ?? 'Assistant Professor'),
      ...(photo && { photo }),
      email: mail(name, taken),
      phone,
      contact: `${department.name}, room ${101 + i}, Wednesdays 2 to 4 pm`,
      joined: dayOf(since, random.whole(1, 12), random.whole(1, 28)),
      ...(former && { left: dayOf(yearOf(today) - random.whole(1, 6), 7, 31) }),
      experience: `${(former ? yearOf(today) - 3 : yearOf(today)) - since} years`,
      research: topic,
      about: `Teaches ${department.name} since ${since}. ${pronoun} works on ${topic.toLowerCase()} and looks after ${random.pick(['the wall magazine', 'the departmental library', 'the study tour', 'student projects', 'the mentoring groups'])}.`,
      live: rank < 2,
      cv: rank < 2,
      order: 20 + rank * 10,
    };
    const extent = extentOf(rank, i);
    staff.push(
      former ? teacher : { ...teacher, ...planProfile(teacher, department, extent, today) },
    );
  }
  return staff.slice(0, count);
}
