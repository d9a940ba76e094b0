/** Sessions: how they end, and where accounts see them. */
import { handleEndpoints, type Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asSystem, type Role } from '../access.ts';
import type { User } from '../payload-types.ts';
import { recordUse } from '../platform/sign-in/sessions.ts';
import { addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const password = 'long enough for a test';
const HOUR = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);
afterEach(() => void vi.useRealTimers());

async function request(path: string, token: string, data: object = {}, method = 'POST') {
  const headers = {
    Authorization: `JWT ${token}`,
    'Content-Type': 'application/json',
    'User-Agent': firefox,
  };
  const init = { method, headers, body: JSON.stringify(data) };
  const address = `http://localhost:3001/api/${path}`;
  return handleEndpoints({ config: payload.config, request: new Request(address, init) });
}
async function signIn({ email }: User): Promise<string> {
  const response = await request('users/login', '', { email, password });
  return (await response.json()).token;
}
const isOpen = async (token: string) =>
  (await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })).user !== null;
const sessionsOf = async ({ id }: User) =>
  (await payload.findByID({ collection: 'users', id })).sessions ?? [];
const openOf = (tokens: string[]) => Promise.all(tokens.map(isOpen));
const addAccount = (role: Role) => addUser(payload, role);

describe('a session', () => {
  it('ends twelve hours after the sign-in, however often it is refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T02:00:00Z') });
    const editor = await addAccount('editor');
    let token = await signIn(editor);
    for (let hour = 4; hour <= 8; hour += 4) {
      vi.setSystemTime(Date.parse('2026-11-20T02:00:00Z') + hour * HOUR);
      const refreshed = await request('users/refresh-token', token);
      token = (await refreshed.json()).refreshedToken;
      expect(await isOpen(token)).toBe(true);
    }
    vi.setSystemTime(Date.parse('2026-11-20T02:00:00Z') + 12 * HOUR - 1000);
    expect(await isOpen(token)).toBe(true);
    vi.setSystemTime(Date.parse('2026-11-20T02:00:00Z') + 12 * HOUR);
    expect(await isOpen(token)).toBe(false);
    expect((await request('users/refresh-token', token)).status).toBe(403);
    expect(await sessionsOf(editor)).toEqual([]);
  });

  it('says which browser it is, and when it was used last', async () => {
    const start = Date.parse('2026-11-21T02:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const editor = await addAccount('editor');
    const token = await signIn(editor);
    const read = async () =>
      (await sessionsOf(editor)).map(({ browser, used_at }) => [browser, used_at]);
    expect(await read()).toEqual([['Firefox, Windows', null]]);
    for (const minutes of [9, 11, 15]) {
      vi.setSystemTime(start + minutes * 60_000);
      const headers = new Headers({ Authorization: `JWT ${token}` });
      const { user } = await payload.auth({ headers });
      if (user) await recordUse(payload, user);
    }
    expect(await read()).toEqual([['Firefox, Windows', '2026-11-21T02:11:00.000Z']]);
  });
});

describe('sessions end', () => {
  it('one by one, or all others, in the own account', async () => {
    const editor = await addAccount('editor');
    const tokens = [await signIn(editor), await signIn(editor), await signIn(editor)];
    const [first = '', second = ''] = tokens;
    const [{ id: session } = { id: '' }] = await sessionsOf(editor);
    const account = editor.id;
    expect((await request('sessions/end', second, { account, session })).status).toBe(200);
    expect(await openOf(tokens)).toEqual([false, true, true]);
    expect((await request('sessions/end', first, { account })).status).toBe(401);
    expect((await request('sessions/end', second, { account })).status).toBe(200);
    expect(await openOf(tokens)).toEqual([false, true, false]);
  });

  it('in another account only by an administrator', async () => {
    const editor = await addAccount('editor');
    const token = await signIn(editor);
    const moderator = await signIn(await addAccount('moderator'));
    const administrator = await signIn(await addAccount('administrator'));
    const end = async (by: string, data: object = { account: editor.id }) => {
      const response = await request('sessions/end', by, data);
      return [response.status, (await response.json()).errors?.[0]?.message];
    };
    expect(await end(moderator)).toEqual([403, 'Only administrators can do this.']);
    for (const data of [{}, { account: 'x' }, { account: editor.id, session: '' }])
      expect(await end(administrator, data)).toEqual([404, 'There is no such account.']);
    expect(await isOpen(token)).toBe(true);
    expect(await end(administrator)).toEqual([200, undefined]);
    expect(await openOf([token, administrator, moderator])).toEqual([false, true, true]);
  });

  it('after a new password, except the one in which it was chosen', async () => {
    const editor = await addAccount('editor');
    const administrator = await addAccount('administrator');
    const change = { password: 'tea garden river lamp', present_password: password };
    const [own, other, admin] = [
      await signIn(editor),
      await signIn(editor),
      await signIn(administrator),
    ] as const;
    const patch = (token: string, data: object) =>
      request(`users/${editor.id}`, token, data, 'PATCH');
    expect((await patch(own, { name: 'Rina' })).status).toBe(200);
    expect(await openOf([own, other])).toEqual([true, true]);
    expect((await patch(own, change)).status).toBe(200);
    expect(await openOf([own, other, admin])).toEqual([true, false, true]);
    expect((await patch(admin, { ...change, password })).status).toBe(200);
    expect(await openOf([own, admin])).toEqual([false, true]);
    const again = await signIn(editor);
    await payload.update({ collection: 'users', id: editor.id, data: { password }, ...asSystem });
    expect(await isOpen(again)).toBe(false);
  });
});
