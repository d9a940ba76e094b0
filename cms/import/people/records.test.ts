import { inEachLocale } from '@college/contract/locales';
import { Profile } from '@college/contract/profile';
import { describe, expect, it, test } from 'vitest';
import type { InAll, Source } from '../source.ts';
import type { Tools } from '../writer.ts';
import { readProfiles, recordsOf } from './records.ts';

const person = (id: number, given: object = {}) =>
  Profile.parse({ id, name: `Person ${id}`, type: 'FACULTY', ...given });

const asked: string[] = [];
const files: Pick<Tools['files'], 'all'> = {
  all: async (given) => {
    asked.push(...given.map((file) => (typeof file === 'object' ? (file.url ?? '') : '')));
    return given.map((_, index) => index + 1);
  },
};
const records = (profile: Profile) => recordsOf(profile, { files } as Tools);

test('a proof that is a link keeps its address; the files of its row are brought over', async () => {
  const link = { fileType: 'link', path: 'https://journal.example.org/rain', url: '/rain' };
  const file = [link, { fileType: 'PDF', url: '/files/media/rain.pdf' }];
  const { awards } = await records(person(1, { awards: [{ award: 'First', file }] }));
  expect(awards).toMatchObject([{ award: 'First', file: [1], link: link.path }]);
  expect(asked).toEqual(['/files/media/rain.pdf']);
});

test('a row keeps its quarter where its table has one, and a link by its path or its address', async () => {
  const url = 'https://journal.example.org/rain';
  const { awards, bDegree } = await records(
    person(1, {
      awards: [{ award: 'First', quarter: '2026-1st' }, { file: [{ fileType: 'link', url }] }],
      bDegree: [{ course_b: 'BSc' }],
    }),
  );
  const none = { area: '', achievement: '', award: '', other_info: '', quarter: '', file: [] };
  expect(awards).toEqual([
    { ...none, award: 'First', quarter: '2026-1st' },
    { ...none, link: url },
  ]);
  expect(bDegree).toEqual([{ course_b: 'BSc', subject_b: '', university_b: '', year_b: '' }]);
});

describe('what is asked of people', () => {
  const award = { award: 'First' };
  const own = { ...person(2), awards: [{ award: 'Own' }] };

  /** Reads the records from `profiles` in English and Assamese. */
  async function read(
    people: Profile[],
    profiles: Partial<InAll<unknown>> = inEachLocale(() => own),
  ) {
    const calls: string[] = [];
    const ask = async (name: string) => {
      calls.push(name);
      if (name === 'getmyprofiledata') return profiles;
      const activities = person(1, { activities: { awards: [award] } }).activities;
      return inEachLocale(() => people.map(({ id }) => ({ id, activities })));
    };
    const rows = people.map((row) => inEachLocale(() => row));
    const read = await readProfiles({ ask } as unknown as Source, 'PHY', rows);
    const awards = read.map(({ en, as }) =>
      [en, as].map((one) => one.awards.map((row) => row.award)),
    );
    return { calls, awards };
  }

  it('of a teacher whose page is not public: what the list of the department tells', async () => {
    expect(await read([person(1)])).toEqual({
      calls: ['employeeprofilewithdeptcode'],
      awards: [[['First'], ['First']]],
    });
  });

  it('of one whose page is public: the page, in the languages that it has', async () => {
    const page = [['Own'], ['Own']];
    const calls = ['employeeprofilewithdeptcode', 'getmyprofiledata'];
    expect(await read([person(2, { liveNow: 1 })])).toEqual({ calls, awards: [page] });
    const english = { en: own, as: 0 };
    expect((await read([person(2, { liveNow: 1 })], english)).awards).toEqual([page]);
    const none = { en: 0, as: 0 };
    expect((await read([person(2, { liveNow: 1 })], none)).awards).toEqual([
      [['First'], ['First']],
    ]);
  });

  it('of the office: nothing that only teachers record', async () => {
    const clerk = person(3, { type: 'OFFICE_STAFF' });
    expect(await read([clerk])).toEqual({ calls: [], awards: [[[], []]] });
    expect((await read([clerk, person(1)])).calls).toEqual(['employeeprofilewithdeptcode']);
  });
});
