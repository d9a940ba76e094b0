import { calls } from '@college/contract/calls';
import { publicationCategories } from '@college/contract/codes';
import type { Locale } from '@college/contract/locales';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDepartment, addPicture, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('../handlers.ts').handlers;
let physics: number;
let person: number;

type NewEmployee = RequiredDataFromCollectionSlug<'employees'>;
const add = async (data: Partial<NewEmployee>): Promise<number> => {
  const base = { name: 'A', type: 'FACULTY', department: physics, liveNow: true } as const;
  const visible = { ...base, _status: 'published' } as const;
  return (await payload.create({ collection: 'employees', data: { ...visible, ...data } })).id;
};
const context = (locale: Locale = 'en') => ({ payload, locale });
const report = async (id: string | number, qr = 'ALL', locale?: Locale) => {
  const answer = await handlers.getmyprofiledataqreport({ id: String(id), qr }, context(locale));
  expect(calls.getmyprofiledataqreport.output.parse(answer)).toEqual(answer);
  return answer === 0 ? undefined : answer;
};
const department = () => handlers.employeeprofilewithdeptcode({ dept_code: 'PHY' }, context());

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('../handlers.ts'));
  physics = (await addDepartment(payload, 'PHY')).id;
  const file = [(await addPicture(payload, 'proof.jpg')).id];
  person = await add({
    name: 'Whole',
    order: 5,
    address: 'Private lane',
    orchid_link: 'https://orcid.example.org/1',
    any_other_information: paragraph('More'),
    bDegree: [{ course_b: 'B.Sc.', subject_b: 'Physics', university_b: 'U', year_b: '1999' }],
    college_activities: [{ name: 'Library', position: 'Convener', quarter: '2024-4th', file }],
    awards: [{ award: 'Best poster', quarter: '2025-2nd' }],
    papers_taught: [{ paper_name: 'Optics', quarter: '2025-1st' }],
    teaching_work: [
      {
        section_name: 'Evaluation',
        section_data: [
          { activity: 'Scripts', student_count: '60', quarter: '2025-1st', file },
          { activity: 'Viva', quarter: '2025-2nd' },
        ],
      },
      { section_name: 'Only a heading' },
    ],
    research: [
      {
        title: 'Rain',
        type: 'Minor',
        fund: '2.40',
        fund_received: '1.20',
        quarter: '2025-2nd',
        file,
      },
    ],
    other_publications: [
      { title: 'Stars', category: publicationCategories[4] },
      { title: 'Clouds', quarter: '2025-1st', link: 'https://journal.example.org/clouds', file },
    ],
  });
}, patience);

describe('a profile', () => {
  it('has every field of the contract, each table under its own name', async () => {
    const profile = await report(person);
    expect(profile).toMatchObject({
      name: 'Whole',
      dept_code: 'PHY',
      address: '',
      liveNow: 1,
      others: { orchid_link: 'https://orcid.example.org/1', wiki_link: '' },
      bDegree: [{ course_b: 'B.Sc.', subject_b: 'Physics', university_b: 'U', year_b: '1999' }],
      phd: [],
      college_activities: [{ name: 'Library', till: '', file: [{ fileType: 'image' }] }],
      awards: [{ award: 'Best poster' }],
      any_other_information: '<p>More</p>',
      activities: {
        qr: ['2025-2nd', '2025-1st', '2024-4th'],
        awards: [{ award: 'Best poster' }],
        research: [{ title: 'Rain', fund: '2.40', quarter: '2025-2nd', file: [{ ext: 'jpg' }] }],
      },
    });
    const same = await handlers.getmyprofiledata({ id: String(person) }, context());
    expect(same).toEqual(profile);
  });

  it('leaves out empty blocks and sections, and lists a project in its block and as a record', async () => {
    const blocks = (await report(person))?.activities.blocks ?? [];
    expect(blocks.map((block) => block.activity_sub_id)).toEqual(['1.1', '1.2', '4.1', '4.3']);
    expect(blocks[1]?.activity_data).toMatchObject([
      { section_name: 'Evaluation', section_data: [{ activity: 'Scripts' }, { activity: 'Viva' }] },
    ]);
    expect(blocks[2]?.activity_data).toMatchObject([{ type: 'Minor', fund_received: '1.20' }]);
    expect((await report(person))?.activities.research[0]).not.toHaveProperty('fund_received');
  });

  it('lists the files of a row and then its link', async () => {
    const blocks = (await report(person))?.activities.blocks ?? [];
    const [stars, clouds] =
      blocks.find(({ activity_sub_id: id }) => id === '4.3')?.activity_data ?? [];
    expect(stars).toMatchObject({ title: 'Stars', file: [] });
    expect(clouds).toMatchObject({
      file: [
        { fileType: 'image' },
        { fileType: 'link', path: 'https://journal.example.org/clouds' },
      ],
    });
  });

  it('names its blocks in the requested language', async () => {
    const first = async (locale: Locale) =>
      (await report(person, 'ALL', locale))?.activities.blocks[0]?.activity_name;
    expect([await first('en'), await first('as')]).toEqual(['Papers taught', 'পঢ়োৱা কাকতসমূহ']);
  });

  it('shows the rows of one quarter and always lists all quarters', async () => {
    const profile = await report(person, '2025-1st');
    const blocks = profile?.activities.blocks.map((block) => [
      block.activity_sub_id,
      block.activity_data.length,
    ]);
    expect(blocks).toEqual([
      ['1.1', 1],
      ['1.2', 1],
      ['4.3', 1],
    ]);
    expect(profile).toMatchObject({ awards: [], college_activities: [], bDegree: [{}] });
    expect(profile?.activities).toMatchObject({
      research: [],
      qr: ['2025-2nd', '2025-1st', '2024-4th'],
    });
    const none = await report(person, '1999-1st');
    expect([none?.activities.blocks, none?.activities.qr.length]).toEqual([[], 3]);
  });

  it.each(['999', '0', 'abc', '-1', '1.5', '1 OR 1=1', '9'.repeat(30), ''])(
    'is 0 for the id %j',
    async (id) => expect(await report(id)).toBeUndefined(),
  );

  it.each([
    ['a person without a public page', { liveNow: false }],
    ['office staff', { type: 'OFFICE_STAFF' }],
    ['former faculty', { type: 'FORMER_FACULTY' }],
  ] as const)('is 0 for %s, and the card has no link to it', async (_what, data) => {
    const id = await add(data);
    expect(await report(id)).toBeUndefined();
    const input = { dept_code: 'PHY', type: 'type' in data ? data.type : 'FACULTY' } as const;
    const cards = await handlers.getemployeebytype(input, context());
    expect(cards.find((card) => card.id === String(id))?.liveNow).toBe(0);
  });

  it('is public for the principal', async () => {
    expect(await report(await add({ type: 'PRINCIPAL', department: null }))).toBeDefined();
  });
});

describe('the faculty of a department', () => {
  it('is sorted by seniority, includes people without a public page, and has no addresses', async () => {
    const hidden = await add({
      name: 'Hidden',
      order: 1,
      liveNow: false,
      text_book: [{ title_book: 'T' }],
    });
    const people = await department();
    expect(calls.employeeprofilewithdeptcode.output.parse(people)).toEqual(people);
    expect(people[0]).toMatchObject({
      id: String(hidden),
      activities: { text_book: [{ title_book: 'T' }] },
    });
    expect(people[1]).toMatchObject({ name: 'Whole', address: '' });
    expect(people[1]?.activities.blocks).toHaveLength(4);
    expect(people.every(({ type }) => type === 'FACULTY')).toBe(true);
    expect(people[1]).not.toHaveProperty('bDegree');
  });

  it('is empty if the department does not exist', async () => {
    expect(await handlers.employeeprofilewithdeptcode({ dept_code: 'NONE' }, context())).toEqual(
      [],
    );
  });
});

describe('queries for any number of people', () => {
  /** Database queries of a call. */
  async function reads(call: () => Promise<unknown>) {
    const find = vi.spyOn(payload, 'find');
    await call();
    const queries = find.mock.calls.map(([{ collection, select }]) => ({ collection, select }));
    find.mockRestore();
    return queries;
  }

  it('read each kind of record once, and the heads of departments', async () => {
    for (let i = 0; i < 5; i++) await add({ research: [{ title: 'R' }] });
    const collections = (await reads(department)).map(({ collection }) => collection);
    expect(collections.sort()).toEqual([
      'departments',
      'departments',
      'document-texts',
      'employees',
      'employees',
      'media',
    ]);
  });

  it('read cards without the records', async () => {
    const input = { dept_code: 'PHY', type: 'FACULTY' } as const;
    const selected = async (call: () => Promise<unknown>) =>
      Object.keys(
        (await reads(call)).find(({ collection }) => collection === 'employees')?.select ?? {},
      );
    const records = ['research', 'text_book', 'awards', 'papers_taught', 'bDegree'];
    const cards = await selected(() => handlers.getemployeebytype(input, context()));
    expect(cards).toContain('name');
    expect(cards.filter((name) => records.includes(name))).toEqual([]);
    expect(await selected(department)).toEqual(expect.arrayContaining(records.slice(0, 4)));
  });
});

describe('the admin', () => {
  it.each(['2025', '2025-5th', '1995-1st', '2025-1ST'])(
    'refuses the quarter %s',
    async (quarter) => {
      await expect(add({ awards: [{ award: 'X', quarter }] })).rejects.toThrow(/Quarter/);
    },
  );

  it('keeps the records of a person who becomes former faculty', async () => {
    const id = await add({ phd: [{ title_p: 'Thesis' }] });
    const data = { type: 'FORMER_FACULTY' } as const;
    const { phd } = await payload.update({ collection: 'employees', id, data });
    expect(phd).toMatchObject([{ title_p: 'Thesis' }]);
  });
});
