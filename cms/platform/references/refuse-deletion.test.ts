/** A record in use cannot be deleted, nor can its file; the message says where it is used. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, handleEndpoints, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDepartment,
  addNotice,
  addPicture,
  addUser,
  pdf,
  showFiles,
} from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let rest: (method: string, path: string) => Promise<Response>;

beforeAll(async () => {
  payload = await temporaryCms();
  const { default: config } = await import('../../payload.config.ts');
  const { email } = await addUser(payload, 'administrator');
  const { token } = await payload.login({
    collection: 'users',
    data: { email, password: 'long enough for a test' },
  });
  rest = (method, where) =>
    handleEndpoints({
      config,
      request: new Request(`http://cms/api/${where}`, {
        method,
        headers: { Authorization: `JWT ${token}` },
      }),
    });
}, patience);

const storedFiles = (): Promise<string[]> =>
  readdir(path.join(process.env.DATA_DIR ?? '', 'files/media'));
const addPdf = async (name: string) => {
  const data = await pdf();
  return payload.create({
    collection: 'media',
    data: {},
    file: { name, data, mimetype: 'application/pdf', size: data.length },
  });
};
const textWith = (child: object) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [child] }],
  },
});
const linkTo = (fields: object) =>
  textWith({ type: 'link', version: 3, fields: { newTab: false, ...fields }, children: [] });

describe('a file', () => {
  it('keeps its row and its copies while it is in use, and REST says where', async () => {
    const { id, filename } = await addPicture(payload, 'banner.jpg');
    await payload.create({
      collection: 'photos',
      data: { type: 'BANNER_IMAGES', image: id, caption: 'Admission is open' },
    });
    const before: string[] = await storedFiles();
    expect(before).toContain(filename);
    const refused = await rest('DELETE', `media/${id}`);
    expect(refused.status).toBe(409);
    const { errors } = await refused.json();
    expect(errors[0].message).toContain('Slider photos (1: ‘Admission is open’)');
    expect(await storedFiles()).toEqual(before);
  });

  it('is kept while it is in use when many are deleted, and the others are deleted', async () => {
    const [used, unused] = [await addPdf('used.pdf'), await addPdf('unused.pdf')];
    await showFiles(payload, used.id);
    const answer = await rest('DELETE', `media?where[id][in]=${used.id},${unused.id}`);
    expect(answer.status).toBe(400);
    const { docs, errors } = await answer.json();
    expect(docs).toMatchObject([{ id: unused.id }]);
    expect(errors).toMatchObject([
      { id: used.id, message: expect.stringContaining('Important files (1: ‘Shown’)') },
    ]);
    const names = await storedFiles();
    expect([names.includes(used.filename ?? ''), names.includes(unused.filename ?? '')]).toEqual([
      true,
      false,
    ]);
  });

  it('is deleted from the disk after its row is committed', async () => {
    const { id, filename } = await addPdf('rolled-back.pdf');
    const { inTransaction } = await import('../database/transaction.ts');
    const broken = inTransaction(payload, async (req) => {
      await payload.delete({ collection: 'media', id, req });
      throw new Error('Power cut');
    });
    await expect(broken).rejects.toThrow('Power cut');
    expect(await storedFiles()).toContain(filename);
    await payload.delete({ collection: 'media', id });
    expect(await storedFiles()).not.toContain(filename);
  });

  it('is removed if its row is rolled back', async () => {
    const before = await storedFiles();
    const { inTransaction } = await import('../database/transaction.ts');
    const data = await pdf();
    const file = { name: 'never.pdf', data, mimetype: 'application/pdf', size: data.length };
    const broken = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'media', data: {}, file, req });
      throw new Error('Power cut');
    });
    await expect(broken).rejects.toThrow('Power cut');
    expect(await storedFiles()).toEqual(before);
  });

  it.each<[string, (id: number, address: string) => Promise<unknown>]>([
    [
      'a text',
      (value) =>
        payload.create({
          collection: 'pages',
          data: {
            page: `in-text-${value}`,
            title: 'Rules',
            _status: 'published',
            text: textWith({
              type: 'upload',
              version: 3,
              relationTo: 'media',
              value,
              fields: null,
              id: 'a'.repeat(24),
            }),
          } as never,
        }),
    ],
    [
      'a link in a text',
      (value) =>
        addNotice(payload, {
          title: 'Rules',
          description: linkTo({ linkType: 'internal', doc: { relationTo: 'media', value } }),
        } as never),
    ],
    [
      'a pasted address',
      (_, address) =>
        addNotice(payload, {
          title: 'Rules',
          description: linkTo({ linkType: 'custom', url: `/as/files/media/${address}` }),
        } as never),
    ],
    [
      'a link in the other language',
      async (_, address) => {
        const { id } = await addDepartment(payload, 'LNK');
        const about = linkTo({ linkType: 'custom', url: `/files/media/${address}` });
        const data = { name: 'মহাবিদ্যালয়', about };
        await payload.updateGlobal({ slug: 'college', data: { name: 'College' } });
        await payload.updateGlobal({ slug: 'college', data: data as never, locale: 'as' });
        return id;
      },
    ],
    [
      'a draft',
      (uploads) =>
        addNotice(payload, { title: 'Rules', _status: 'draft', uploads: [uploads] } as never),
    ],
    [
      'a draft of a published record',
      async (uploads) => {
        const { id } = await addNotice(payload, { title: 'Rules' });
        const data = { uploads: [uploads] };
        await payload.update({ collection: 'notices', id, data, draft: true });
      },
    ],
    [
      'a row of a table',
      (file) =>
        payload.create({
          collection: 'employees',
          data: { name: 'A. Das', type: 'FACULTY', awards: [{ award: 'Best', file: [file] }] },
        }),
    ],
  ])('cannot be deleted while %s refers to it', async (_, name) => {
    const { id, address } = await addPdf('rules.pdf');
    await name(id, address ?? '');
    await expect(payload.delete({ collection: 'media', id })).rejects.toThrow(
      /because it is used in/,
    );
  });
});

describe('a department', () => {
  it('is kept while records refer to it, which are named and counted', async () => {
    const { id } = await addDepartment(payload, 'ACC');
    for (const name of ['A. Das', 'B. Bora', 'C. Kalita', 'D. Deka'])
      await payload.create({
        collection: 'employees',
        data: { name, type: 'FACULTY', department: id },
      });
    await addNotice(payload, { title: 'Seminar', department: id });
    const refused = await rest('DELETE', `departments/${id}`);
    expect(refused.status).toBe(409);
    const { errors } = await refused.json();
    expect(errors[0].message).toBe(
      '‘Department of ACC’ was not deleted because it is used in Staff (4: ‘A. Das’, ‘B. Bora’, ‘C. Kalita’, …); Notices & events (1: ‘Seminar’). Change these first.',
    );
    // Each of three records is named.
    await payload.delete({ collection: 'employees', where: { name: { equals: 'D. Deka' } } });
    const refusal = await (await rest('DELETE', `departments/${id}`)).json();
    expect(refusal.errors[0].message).toContain('Staff (3: ‘A. Das’, ‘B. Bora’, ‘C. Kalita’);');
    const bulk = await rest('DELETE', `departments?where[id][in]=${id}`);
    expect((await bulk.json()).errors).toMatchObject([{ id, isPublic: true }]);
    expect((await payload.findByID({ collection: 'departments', id })).id).toBe(id);
    await payload.delete({ collection: 'employees', where: { department: { equals: id } } });
    await payload.delete({ collection: 'notices', where: { department: { equals: id } } });
    await payload.delete({ collection: 'departments', id });
    expect(
      (await payload.count({ collection: 'departments', where: { id: { equals: id } } })).totalDocs,
    ).toBe(0);
  });

  it('is kept while a registration is pending, and the log contains no name', async () => {
    const department = await addDepartment(payload, 'BOT');
    const registration = {
      name: 'Privata Nobody',
      reference: 'AR-ABC234',
      status: 'pending' as const,
    };
    await payload.create({
      collection: 'alumni-registrations',
      data: {
        ...registration,
        department: department.id,
        batch_from: 2000,
        batch_to: 2003,
      } as never,
    });
    await expect(payload.delete({ collection: 'departments', id: department.id })).rejects.toThrow(
      'it is used in Alumni registrations (1: ‘AR-ABC234’).',
    );
  });

  it('is kept while a text links to it by id or by address', async () => {
    const [departmentOne, departmentTwo] = [
      await addDepartment(payload, 'ONE'),
      await addDepartment(payload, 'TWO'),
    ];
    await addNotice(payload, {
      title: 'By number',
      description: linkTo({
        linkType: 'internal',
        doc: { relationTo: 'departments', value: departmentOne.id },
      }),
    } as never);
    await addNotice(payload, { title: 'By address', link: '/department/TWO/faculty' } as never);
    for (const { id } of [departmentOne, departmentTwo])
      await expect(payload.delete({ collection: 'departments', id })).rejects.toThrow(
        /because it is used in/,
      );
  });
});

describe('groups, criteria and questions of evidence', () => {
  it('are kept while the next step refers to them', async () => {
    const group = await payload.create({
      collection: 'evidence-groups',
      data: { name: 'AQAR', report: 'IQAC', types: ['QUALITATIVE'] },
    });
    const criterion = await payload.create({
      collection: 'evidence-criteria',
      data: { group: group.id, type: 'QUALITATIVE', criterion: '1' } as never,
    });
    const question = await payload.create({
      collection: 'evidence-questions',
      data: { criterion: criterion.id, sr_no: '1.1', metric_question: 'Q' } as never,
    });
    for (const [collection, { id }] of [
      ['evidence-groups', group],
      ['evidence-criteria', criterion],
    ] as const)
      await expect(payload.delete({ collection, id })).rejects.toThrow(/because it is used in/);
    await payload.delete({ collection: 'evidence-questions', id: question.id });
    await payload.delete({ collection: 'evidence-criteria', id: criterion.id });
    await payload.delete({ collection: 'evidence-groups', id: group.id });
  });
});

it('keeps people, committees and events while an address leads to them', async () => {
  const person = await payload.create({
    collection: 'employees',
    data: { name: 'E. Gogoi', type: 'FACULTY' },
  });
  const committee = await payload.create({ collection: 'committees', data: { name: 'Library' } });
  const event = await addNotice(payload, { title: 'Fair', type: 'COLLEGE_EVENT' });
  const links = [
    `/department/PHY/faculty/single?id=${person.id}&name=E`,
    `/committee-description?committeeId=${committee.id}`,
    `${process.env.SITE_URL}/singleevent?eventId=${event.id}`,
  ];
  for (const link of links) await addNotice(payload, { title: link, link } as never);
  for (const [collection, { id }] of [
    ['employees', person],
    ['committees', committee],
    ['notices', event],
  ] as const)
    await expect(payload.delete({ collection, id })).rejects.toThrow(/because it is used in/);
});

it('deletes an account although it uploaded files', async () => {
  const user = await addUser(payload, 'editor');
  const req = await createLocalReq({ user }, payload);
  const data = await pdf();
  const { id } = await payload.create({
    collection: 'media',
    data: {},
    file: { name: 'brought.pdf', data, mimetype: 'application/pdf', size: data.length },
    req,
  });
  await payload.delete({ collection: 'users', id: user.id });
  expect((await payload.findByID({ collection: 'media', id })).uploaded_by).toBeNull();
});
