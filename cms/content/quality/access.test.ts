import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { qualityCommittees } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let user: User;
const data = { title: 'T', date: '2025-03-05T06:30:00.000Z', _status: 'published' } as const;

beforeAll(async () => {
  payload = await temporaryCms();
  user = await addUser(payload, 'iqac-coordinator');
}, patience);

const asCoordinator = () => ({ user, overrideAccess: false, depth: 0 }) as const;
const create = (type: 'IQAC_SSS' | 'NIRF' | 'COLLEGE_ADMIN_NOTICE', draft = false) =>
  payload.create({ collection: 'notices', data: { ...data, type }, draft, ...asCoordinator() });

describe('the IQAC coordinator', () => {
  it('publishes notices of IQAC and NIRF', async () => {
    expect((await create('IQAC_SSS')).type).toBe('IQAC_SSS');
    expect((await create('NIRF')).type).toBe('NIRF');
  });

  it('cannot create notices of other types, not even drafts', async () => {
    await expect(create('COLLEGE_ADMIN_NOTICE')).rejects.toThrow(/not allowed/);
    await expect(create('COLLEGE_ADMIN_NOTICE', true)).rejects.toThrow(/not allowed/);
  });

  it('cannot move a notice out of IQAC or into it', async () => {
    const { id } = await create('IQAC_SSS');
    const foreign = await addNotice(payload, { title: 'Of the college' });
    const update = { collection: 'notices', ...asCoordinator() } as const;
    const away = { type: 'COLLEGE_ADMIN_NOTICE' } as const;
    const here = { type: 'IQAC_SSS' } as const;
    await expect(payload.update({ ...update, id, data: away })).rejects.toThrow(/not allowed/);
    await expect(payload.update({ ...update, id: foreign.id, data: here })).rejects.toThrow(
      /not allowed/,
    );
    await expect(payload.delete({ ...update, id: foreign.id })).rejects.toThrow(/not allowed/);
    const many = await payload.update({ ...update, where: {}, data: { _status: 'draft' } });
    expect(many.docs.map((notice) => notice.id)).toContain(id);
    expect(many.docs.every(({ type }) => ['IQAC_SSS', 'NIRF'].includes(type))).toBe(true);
    expect(await payload.findByID({ collection: 'notices', id: foreign.id })).toMatchObject({
      _status: 'published',
    });
  });

  it('uploads files and changes only their own', async () => {
    const file = { name: 'a.txt', data: Buffer.from('words'), mimetype: 'text/csv', size: 5 };
    const add = (more: object) =>
      payload.create({ collection: 'media', data: {}, file: { ...file, name: 'a.csv' }, ...more });
    const [own, foreign] = [await add(asCoordinator()), await add({})];
    const change = { collection: 'media', data: { alt: 'A table' }, ...asCoordinator() } as const;
    expect(await payload.update({ ...change, id: own.id })).toMatchObject({ alt: 'A table' });
    await expect(payload.update({ ...change, id: foreign.id })).rejects.toThrow(/not allowed/);
  });

  it('cannot give themselves the role of editor', async () => {
    const changed = await payload.update({
      collection: 'users',
      id: user.id,
      data: { role: 'editor' },
      ...asCoordinator(),
    });
    expect(changed.role).toBe('iqac-coordinator');
  });
});

describe('committees of IQAC', () => {
  const never = () => false;
  const args = (data?: object) => ({ req: { user } as never, data });
  it('can be written by the coordinator, others cannot', async () => {
    expect(await qualityCommittees.change(never)(args())).toEqual({ code: { in: ['IQAC'] } });
    expect(await qualityCommittees.create(never)(args({ code: 'IQAC' }))).toBe(true);
    expect(await qualityCommittees.create(never)(args({ code: 'LIBRARY' }))).toBe(false);
    expect(await qualityCommittees.change(never)(args({ code: '' }))).toBe(false);
  });
});
