import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDepartment, addPicture, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { getpage } from '../college/pages.ts';
import { getcourse } from '../departments/departments.ts';
import type { Context } from '../handler.ts';

let payload: Payload;
let context: Context;
let picture: number;
// Imported after the environment is set, because the module reads it. On Postgres no setup file sets it.
let calls: typeof import('./files.ts');
const day = (n: number) => `2025-03-0${n}T06:30:00.000Z`;

beforeAll(async () => {
  payload = await temporaryCms();
  calls = await import('./files.ts');
  context = { payload, locale: 'en' };
  picture = (await addPicture(payload, 'red.jpg')).id;
}, patience);

describe('files of departments', () => {
  it('are listed by department and type, newest first', async () => {
    const department = (await addDepartment(payload, 'PHY')).id;
    await addDepartment(payload, 'BOD');
    const add = (title: string, date: string, type: 'SYLLABUS' | 'JOURNAL' = 'SYLLABUS') =>
      payload.create({
        collection: 'department-files',
        data: { title, date, type, department, uploads: [picture] },
      });
    await add('Older', day(1));
    await add('Newer', day(2));
    await add('A journal', day(3), 'JOURNAL');
    const syllabi = await calls.getdepartmentfilebytype(
      { dept_code: 'PHY', type: 'SYLLABUS' },
      context,
    );
    expect(syllabi.map(({ title, date }) => [title, date])).toEqual([
      ['Newer', '02-03-2025'],
      ['Older', '01-03-2025'],
    ]);
    expect(syllabi[0]?.upload_info).toHaveLength(1);
    for (const dept_code of ['BOD', 'NONE', 'PRAG']) {
      expect(await calls.getdepartmentfilebytype({ dept_code, type: 'SYLLABUS' }, context)).toEqual(
        [],
      );
    }
  });
});

describe('albums', () => {
  it('are listed for a department or for the college', async () => {
    const department = (await addDepartment(payload, 'CHE')).id;
    const add = (caption: string, owner?: number) =>
      payload.create({
        collection: 'albums',
        data: { caption, date: day(4), department: owner, pictures: [picture, picture] },
      });
    await add('Of the department', department);
    await add('Of the college');
    const captions = async (dept: string) =>
      (await calls.getgallery({ dept, type: 'DEPARTMENT' }, context)).map(({ caption }) => caption);
    expect(await captions('CHE')).toEqual(['Of the department']);
    expect(await captions('PRAG')).toEqual(['Of the college']);
    expect(await captions('NONE')).toEqual([]);
    const [album] = await calls.getgallery({ dept: 'CHE', type: 'DEPARTMENT' }, context);
    expect(Object.keys(album ?? {})).toEqual(['caption', 'upload_info']);
  });
});

describe('important files and courses', () => {
  it('are listed newest first, and in the order of the office', async () => {
    for (const n of [1, 2]) {
      const title = `File ${n}`;
      const description = paragraph('Who needs it');
      await payload.create({
        collection: 'important-files',
        data: { title, date: day(n), description, uploads: [picture] },
      });
      await payload.create({
        collection: 'courses',
        data: { name: `C${n}`, label: `Course ${n}`, order: 9 - n },
      });
    }
    const files = await calls.getimportantfiles({}, context);
    expect(files.map(({ title }) => title)).toEqual(['File 2', 'File 1']);
    expect(files[0]?.description).toBe('<p>Who needs it</p>');
    expect(await getcourse({}, context)).toEqual([
      { name: 'C2', label: 'Course 2' },
      { name: 'C1', label: 'Course 1' },
    ]);
  });
});

describe('a page', () => {
  it('is returned with its text, cards and files after it is published', async () => {
    const data = {
      page: 'facility/reading-room',
      title: 'Reading room',
      text: paragraph('Quiet.'),
      cards: [{ title: 'Catalogue', link: '/catalogue', image: picture }],
      uploads: [picture],
    };
    const { id } = await payload.create({ collection: 'pages', data, draft: true });
    expect(await getpage({ page: data.page }, context)).toBe(0);
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await getpage({ page: data.page }, context)).toMatchObject({
      page: 'facility/reading-room',
      title: 'Reading room',
      html: '<p>Quiet.</p>',
      image: '',
      cards: [{ title: 'Catalogue', description: '', link: '/catalogue' }],
      updated: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
    });
    expect(await getpage({ page: 'no-such-page' }, context)).toBe(0);
  });

  it.each(['With Capitals', '/leading', 'a//b', ''])('cannot have the code %j', async (page) => {
    const data = { page, title: 'T', _status: 'published' as const };
    await expect(payload.create({ collection: 'pages', data })).rejects.toThrow();
  });
});
