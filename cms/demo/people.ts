import type { Payload } from 'payload';
import type { Pictures } from './pictures.ts';
import { createRandom, type Random, seedOf } from './random.ts';
import { richText } from './richText.ts';

const given = ['Anamika', 'Bhaskar', 'Chandana', 'Dhruba', 'Gitali', 'Hiren', 'Indrani', 'Jonali', 'Kamal', 'Lakhimi', 'Manash', 'Nayan', 'Pallabi', 'Rituraj', 'Sewali', 'Tarun', 'Uddipana', 'Wahida'] as const;
const letters = ['B', 'C', 'D', 'G', 'H', 'K', 'M', 'N', 'P', 'R', 'S', 'T'] as const;
/** Plainly nobody: a given name and a letter, behind the word demo. */
const nameFrom = (random: Random) => `Demo ${random.pick(given)} ${random.pick(letters)}.`;
const address = (name: string, index: number) => `${name.split(' ')[1]?.toLowerCase()}.${index}@example.org`;

const posts = ['Professor', 'Associate Professor', 'Assistant Professor'] as const;
const fields = ['river ecology', 'folk literature', 'number theory', 'thin films', 'rural finance', 'medieval history'] as const;
const professions = ['Writer', 'Engineer', 'Civil servant', 'Physician', 'Teacher', 'Farmer and founder'] as const;

export async function keepPeople(payload: Payload, departments: Map<string, number>, pictures: Pictures, count: number): Promise<void> {
  const random = createRandom(seedOf('people'));
  const ids = [...departments];
  const employee = async (index: number, data: { designation: string; type: 'PRINCIPAL' | 'OFFICE_STAFF' | 'FACULTY' | 'FORMER_FACULTY'; department?: number }) => {
    const name = nameFrom(random);
    const former = data.type === 'FORMER_FACULTY';
    await payload.create({
      collection: 'employees',
      data: {
        ...data,
        name,
        order: index,
        email: address(name, index),
        phone: '00000 00000',
        dp: data.type === 'PRINCIPAL' || random.chance(0.7) ? random.pick(pictures.portraits) : undefined,
        experience: `${random.whole(2, 30)} years`,
        date_of_joining: `${random.whole(1990, 2022)}-0${random.whole(1, 9)}-01`,
        date_of_leaving: former ? `2023-0${random.whole(1, 9)}-28` : undefined,
        area_of_research: random.pick(fields),
        about: richText(`Teaches and works on ${random.pick(fields)}.`, 'Holds office hours twice a week and looks after the reading circle of the department.'),
        liveNow: data.type === 'FACULTY' && random.chance(0.8),
      },
    });
  };
  await employee(1, { type: 'PRINCIPAL', designation: 'Principal' });
  for (let index = 0; index < 8; index++) await employee(10 + index, { type: 'OFFICE_STAFF', designation: 'Office assistant' });
  for (let index = 0; index < count; index++) {
    const [, department] = ids[index % ids.length] ?? [];
    const type = index % 12 === 11 ? 'FORMER_FACULTY' : 'FACULTY';
    await employee(index, { type, department, designation: posts[Math.min(2, Math.floor(index / ids.length))] ?? posts[2] });
  }
  for (let index = 0; index < 24; index++) {
    const from = random.whole(1975, 2018);
    const name = nameFrom(random);
    await payload.create({
      collection: 'alumni',
      data: {
        name,
        department: ids[index % ids.length]?.[1],
        batch_from: from,
        batch_to: from + 3,
        current_profession: random.pick(professions),
        company_name: 'Demo Works',
        qualification: 'M.A.',
        dp: random.pick(pictures.portraits),
        prominent: index % 4 === 0,
        show_contact: index % 3 === 0,
        email: address(name, index),
        phone: '00000 00000',
      },
    });
  }
  const said = 'What I remember is the veranda in the rain, and a teacher who stayed until the last question was answered.';
  for (let index = 0; index < 8; index++) {
    await payload.create({
      collection: 'messages',
      data: {
        status: index < 6 ? 'approved' : 'pending',
        type: index % 2 === 0 ? 'ALUMNI' : 'STUDENT',
        name: nameFrom(random),
        message: said,
        dp: random.pick(pictures.portraits),
        batch_from: 2000 + index,
        batch_to: 2003 + index,
        current_profession: index % 2 === 0 ? random.pick(professions) : undefined,
      },
    });
  }
}
