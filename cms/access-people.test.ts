import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from './payload-types.ts';
import { addDepartment, addUser } from './testing/content.ts';
import { patience, temporaryCms } from './testing/temporary-cms.ts';

let payload: Payload;
const users = new Map<string, User | undefined>();

const everyone = ['administrator', 'editor', 'department-editor', 'moderator', 'visitor'] as const;
const ofEditors = ['committees', 'members', 'former-principals', 'rti-officers'] as const;

beforeAll(async () => {
  payload = await temporaryCms();
  const { id } = await addDepartment(payload, 'PHY');
  for (const who of everyone) {
    const department = who === 'department-editor' ? id : undefined;
    users.set(who, who === 'visitor' ? undefined : await addUser(payload, who, department));
  }
}, patience);

describe.each(ofEditors)('%s', (collection) => {
  it.each(everyone)('as %s: everybody reads, editors write', async (who) => {
    const { access, admin } = payload.collections[collection].config;
    const user = users.get(who);
    const req = await createLocalReq({ user }, payload);
    const writes = who === 'administrator' || who === 'editor';
    const { create, read, update, delete: remove } = access;
    const allowed = [create, read, update, remove].map((rule) => rule({ req }));
    expect(await Promise.all(allowed)).toEqual([writes, true, writes, writes]);
    if (!user) return;
    const hidden = typeof admin.hidden === 'function' && admin.hidden({ user: user as never });
    expect(hidden).toBe(!writes);
  });
});
