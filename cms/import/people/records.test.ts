import { inEachLocale } from '@college/contract/locales';
import { Profile } from '@college/contract/profile';
import { describe, expect, it, test } from 'vitest';
import type { InAll, Source } from '../source.ts';
import type { Tools } from '../writer.ts';
import { readProfiles, recordsOf } from './records.ts';

const person = (id: number, fields: object = {}) =>
  Profile.parse({ id, name: `Person ${id}`, type: 'FACULTY', ...fields });

const requestedUrls: string[] = [];
const files: Pick<Tools['files'], 'all'> = {
  all: async (sources) => {
    requestedUrls.push(
      ...sources.map((file) => (typeof file === 'object' ? (file.url ?? '') : '')),
    );
    return sources.map((_, index) => index + 1);
  },
};
const records = (profile: Profile) => recordsOf(profile, { files } as Tools);

test('imports the files of a row but keeps a proof that is a link as a link', async () => {
  const link = { fileType: 'link', path: 'https://journal.example.org/rain', url: '/rain' };
  const file = [link, { fileType: 'PDF', url: '/files/media/rain.pdf' }];
  const { awards } = await records(person(1, { awards: [{ award: 'First', file }] }));
  expect(awards).toMatchObject([{ award: 'First', file: [1], link: link.path }]);
  expect(requestedUrls).toEqual(['/files/media/rain.pdf']);
});

test('keeps the quarter of a row, and a link by its path or its address', async () => {
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

describe('the records of people', () => {
  const award = { award: 'First' };
  const own = { ...person(2), awards: [{ award: 'Own' }] };

  /** Reads the records from `profiles` in English and Assamese. */
  async function readAwards(
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
    const result = await readProfiles({ ask } as unknown as Source, 'PHY', rows);
    const awards = result.map(({ en, as }) =>
      [en, as].map((profile) => profile.awards.map((row) => row.award)),
    );
    return { calls, awards };
  }

  it('come from the list of the department if the page is not public', async () => {
    expect(await readAwards([person(1)])).toEqual({
      calls: ['employeeprofilewithdeptcode'],
      awards: [[['First'], ['First']]],
    });
  });

  it('come from the page if it is public, in the languages that it has', async () => {
    const page = [['Own'], ['Own']];
    const calls = ['employeeprofilewithdeptcode', 'getmyprofiledata'];
    expect(await readAwards([person(2, { liveNow: 1 })])).toEqual({ calls, awards: [page] });
    const english = { en: own, as: 0 };
    expect((await readAwards([person(2, { liveNow: 1 })], english)).awards).toEqual([page]);
    const none = { en: 0, as: 0 };
    expect((await readAwards([person(2, { liveNow: 1 })], none)).awards).toEqual([
      [['First'], ['First']],
    ]);
  });

  it('are not requested for office staff', async () => {
    const clerk = person(3, { type: 'OFFICE_STAFF' });
    expect(await readAwards([clerk])).toEqual({ calls: [], awards: [[[], []]] });
    expect((await readAwards([clerk, person(1)])).calls).toEqual(['employeeprofilewithdeptcode']);
  });
});
