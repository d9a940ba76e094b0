/** Lost and changed passwords. */

import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asSystem } from '../access.ts';
import type { User } from '../payload-types.ts';
import { addUser } from '../testing/content.ts';
import { mailsTo } from '../testing/mail/mails.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let mailNewPassword: typeof import('./new-password.ts').mailNewPassword;
let originsOf: typeof import('../platform/http/origins.ts').originsOf;
let user: User;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ mailNewPassword } = await import('./new-password.ts'));
  ({ originsOf } = await import('../platform/http/origins.ts'));
  user = await addUser(payload, 'editor');
}, patience);

describe('a link to choose a new password', { timeout: patience }, () => {
  const start = Date.parse('2026-11-22T10:00:00Z');
  const MINUTE = 60_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
  afterEach(() => void vi.useRealTimers());

  it('is mailed to an account and valid for an hour', async () => {
    await mailNewPassword(payload, ' Editor@Example.org ');
    const [mail, ...more] = await mailsTo(payload, 'editor@example.org');
    expect(more).toEqual([]);
    expect(mail?.until).toBe('2026-11-22T11:00:00.000Z');
    const token = /http:\/\/localhost:3001\/admin\/reset\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).toContain('60 minutes');
    vi.setSystemTime(start + 59 * MINUTE);
    const data = { token, password: 'another one that is long' };
    const reset = payload.resetPassword({ collection: 'users', data, ...asSystem });
    await expect(reset).resolves.toMatchObject({ user: { email: 'editor@example.org' } });
  });

  it('is mailed again after five minutes, not before', async () => {
    const { email } = await addUser(payload, 'iqac-coordinator');
    const mails = () => mailsTo(payload, email);
    await mailNewPassword(payload, email);
    vi.setSystemTime(start + 5 * MINUTE - 1);
    await Promise.all([1, 2, 3].map(() => mailNewPassword(payload, email)));
    expect(await mails()).toHaveLength(1);
    vi.setSystemTime(start + 5 * MINUTE);
    await Promise.all([1, 2, 3].map(() => mailNewPassword(payload, email)));
    expect(await mails()).toHaveLength(2);
    // The clock is three years ahead for a while.
    for (const ahead of [3 * 365 * 24 * 60 * MINUTE, 0]) {
      vi.setSystemTime(start + ahead);
      await mailNewPassword(payload, email);
    }
    expect(await mails()).toHaveLength(4);
  });

  it.each(['nobody@example.org', '', ' '])(
    'is not mailed to the unknown address %j',
    async (address) => {
      const { totalDocs } = await payload.count({ collection: 'payload-jobs' });
      await mailNewPassword(payload, address);
      expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(totalDocs);
    },
  );
});

/** A refusal that names the field for the current password. */
const refusalOf = (message: RegExp) => ({
  place: 'present_password',
  message: expect.stringMatching(message),
});

describe('an account that changes its own sign-in', { timeout: patience }, () => {
  let acting: object;
  const present_password = 'long enough for a test';
  const change = (data: object, id = user.id) =>
    payload.update({ collection: 'users', id, data, overrideAccess: false, ...acting });
  const wrongly = () => change({ password: 'a new one', present_password: 'wrong' });
  beforeAll(async () => {
    user = await addUser(payload, 'moderator');
    acting = { user };
  });

  it('must give its current password', async () => {
    const without = refusalOf(/current password to change/);
    await expect(change({ password: 'a new one' })).rejects.toMatchObject(without);
    const empty = change({ password: 'a new one', present_password: '' });
    await expect(empty).rejects.toMatchObject(without);
    await expect(change({ email: 'new@example.org' })).rejects.toMatchObject(without);
    const wrong = change({ email: 'new@example.org', present_password: 'wrong' });
    await expect(wrong).rejects.toMatchObject(refusalOf(/This is not your current password/));
    const changed = await change({ email: 'new@example.org', present_password });
    expect(changed.email).toBe('new@example.org');
    expect(changed).not.toHaveProperty('present_password', present_password);
    await change({ email: 'moderator@example.org', present_password });
  });

  it('changes everything else without it', async () => {
    const changed = await change({ name: 'Rina', email: 'Moderator@Example.org' });
    expect(changed).toMatchObject({ name: 'Rina', email: 'moderator@example.org' });
  });

  it('starts a new count after the right password', { timeout: patience }, async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1)
        await expect(wrongly()).rejects.toMatchObject(refusalOf(/not your current password/));
      await change({ password: present_password, present_password });
    }
  });

  it('waits after five wrong passwords', {
    timeout: patience,
  }, async () => {
    for (let n = 0; n < 5; n += 1) await expect(wrongly()).rejects.toMatchObject(refusalOf(/not/));
    const right = change({ password: 'a new one', present_password });
    await expect(right).rejects.toMatchObject(refusalOf(/Too many wrong passwords/));
  });
});

describe('an account that changes another account', { timeout: patience }, () => {
  const present_password = 'long enough for a test';
  const ownFirst = refusalOf(/own current password/);
  let acting: { user: User; overrideAccess: false };
  let other: User;
  beforeAll(async () => {
    acting = { user: await addUser(payload, 'administrator'), overrideAccess: false };
    other = await addUser(payload, 'editor');
  });
  const change = (data: object) =>
    payload.update({ collection: 'users', id: other.id, data, ...acting });
  const create = (data: { role: User['role']; present_password?: string }) =>
    payload.create({
      collection: 'users',
      data: { email: `new.${data.role}@example.org`, password: 'tea garden river lamp', ...data },
      ...acting,
    });

  it.each([
    ['a password', { password: 'tea garden river lamp' }],
    ['an address', { email: 'taken.over@example.org' }],
    ['the role of an administrator', { role: 'administrator' }],
    ['another role', { role: 'moderator' }],
  ])('gives it %s only with its own current password', async (_what, data) => {
    await expect(change(data)).rejects.toMatchObject(ownFirst);
    const wrong = change({ ...data, present_password: 'wrong' });
    await expect(wrong).rejects.toMatchObject(refusalOf(/not your/));
    await expect(change({ ...data, present_password })).resolves.toMatchObject({ id: other.id });
  });

  it('creates an administrator only with its own current password, and other accounts without', async () => {
    await expect(create({ role: 'administrator' })).rejects.toMatchObject(ownFirst);
    await expect(create({ role: 'administrator', present_password })).resolves.toBeDefined();
    await expect(create({ role: 'moderator' })).resolves.toBeDefined();
  });

  it('changes a name without a password', async () => {
    await expect(change({ name: 'Rina Das' })).resolves.toMatchObject({ name: 'Rina Das' });
  });
});

describe('a weak password is refused', { timeout: patience }, () => {
  const weak = { path: 'password', message: expect.stringMatching(/too short|easy to guess/) };
  const refusal = { data: { errors: [weak] } };
  const email = 'weak@example.org';
  it.each(['abc', 'password1234', 'weak@example.org'])(
    'for a new account: %s',
    async (password) => {
      const data = { email, password, role: 'moderator' as const };
      await expect(payload.create({ collection: 'users', data })).rejects.toMatchObject(refusal);
    },
  );

  it('for a change, and by the link of a mail', async () => {
    const { id, email: address } = await addUser(payload, 'iqac-coordinator');
    const data = { password: 'qwerty12' };
    const changed = payload.update({ collection: 'users', id, data });
    await expect(changed).rejects.toMatchObject(refusal);
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: address },
      disableEmail: true,
    });
    const reset = (password: string) =>
      payload.resetPassword({
        collection: 'users',
        data: { token, password },
        ...asSystem,
      });
    for (const password of ['abc', address])
      await expect(reset(password)).rejects.toMatchObject(refusal);
    await expect(reset('tea garden river lamp')).resolves.toMatchObject({ user: { id } });
  });
});

it("accepts the admin's own origin, and both names of a local machine", () => {
  expect(originsOf('https://cms.example.org/x')).toEqual(['https://cms.example.org']);
  const own = ['http://localhost:3001', 'http://127.0.0.1:3001'];
  expect(originsOf('http://localhost:3001')).toEqual(own);
  expect(originsOf('http://127.0.0.1:3001')).toEqual(own.toReversed());
});

describe('the address of another account, or its first part', { timeout: patience }, () => {
  // Without the account, this would be a good password.
  const words = 'kopou-phul-bihu-dhol';
  const collection = 'users';
  const doors = {
    'a new account': (password: string) =>
      payload.create({ collection, data: { email: 'new@example.org', password, role: 'editor' } }),
    'a changed password': (password: string) =>
      payload.update({ collection, id: user.id, data: { password } }),
    'a link by mail': async (password: string) => {
      const data = { email: user.email };
      const token = await payload.forgotPassword({ collection, data, disableEmail: true });
      return payload.resetPassword({ collection, data: { token, password }, ...asSystem });
    },
  };

  it.each(Object.entries(doors))('is refused as the password of %s', async (_door, choose) => {
    const email = `${words}@example.org`;
    await payload.delete({ collection, where: { email: { equals: email } } });
    const data = { email, password: 'tea garden river lamp', role: 'moderator' } as const;
    await payload.create({ collection, data });
    for (const password of [words, words.toUpperCase(), email, ` ${email}`])
      await expect(choose(password)).rejects.toMatchObject({
        data: { errors: [{ path: 'password', message: expect.stringContaining('easy to guess') }] },
      });
    await expect(choose(`${words}-xe`)).resolves.toBeDefined();
  });
});
