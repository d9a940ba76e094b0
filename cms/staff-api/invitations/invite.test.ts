import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asSystem } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addUser } from '../../testing/content.ts';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { InvitationResult } from './invitation-endpoint.ts';

const HOUR = 60 * 60_000;
const password = 'a password of one’s own';

let payload: Payload;
let invite: typeof import('./invite.ts').invite;
let invitations: typeof import('./invitation-endpoint.ts').invitations;
let administrator: User;
let department: number;
let count = 0;
let email: string;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ invite } = await import('./invite.ts'));
  ({ invitations } = await import('./invitation-endpoint.ts'));
  administrator = await addUser(payload, 'administrator');
  department = (await addDepartment(payload, 'PHY')).id;
}, patience);
beforeEach(() => {
  email = addressOf(`guest-${count++}`);
});

const guest = () => ({ email, role: 'moderator' }) as const;
const tokensOf = async (address: string) =>
  (await mailsTo(payload, address)).map(({ text }) => /reset\/(\w+)/.exec(text)?.[1] ?? '');
const accept = (token = '') =>
  payload.resetPassword({ collection: 'users', data: { token, password }, ...asSystem });
const account = async (address = email) => {
  const where = { email: { equals: address } };
  const { docs } = await payload.find({
    collection: 'users',
    where,
    showHiddenFields: true,
  });
  return docs[0];
};
const addTeacher = (more: object = {}) =>
  payload.create({
    collection: 'employees',
    data: { name: 'Rina Das', type: 'FACULTY', department, email, ...more },
  });
async function ask(data: object, user: User | null = administrator) {
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  const request = Object.assign(req, { data, headers: new Headers(), method: 'POST' });
  const response = await invitations.handler(request);
  return { status: response.status, ...(await response.json()) };
}

/**
 * Invites employees in two steps: the first answer shows their addresses, the second request
 * confirms them.
 */
async function askTwice(data: object, user: User | null = administrator) {
  const { outcomes } = await ask(data, user);
  const toConfirm = (outcomes as InvitationResult[]).filter(({ outcome }) => outcome === 'confirm');
  const confirmed = Object.fromEntries(
    toConfirm.map(({ employee, address }) => [employee, address]),
  );
  return ask({ ...data, confirmed }, user);
}

describe('an invitation', () => {
  it('is a mail in every language with a link that sets the password once', async () => {
    expect(await invite(payload, guest())).toBe('invited');
    const [mail] = await mailsTo(payload, email);
    expect(mail?.text).toContain('72 hours');
    expect(mail?.text).toContain('৭২ ঘণ্টা');
    const [token] = await tokensOf(email);
    await accept(token);
    await expect(
      payload.login({ collection: 'users', data: { email, password } }),
    ).resolves.toMatchObject({ user: { email, role: 'moderator' } });
    await expect(accept(token)).rejects.toThrow(/expired/);
  });

  it('is valid for 72 hours, and its mail is not sent later', async () => {
    const before = Date.now();
    await invite(payload, guest());
    const until = new Date((await account())?.resetPasswordExpiration ?? 0).getTime();
    expect(until - before).toBeGreaterThan(72 * HOUR - 1000);
    expect(until - Date.now()).toBeLessThanOrEqual(72 * HOUR);
    const [mail] = await mailsTo(payload, email);
    expect(new Date(mail?.until ?? 0).getTime()).toBeLessThanOrEqual(until);
    const [token] = await tokensOf(email);
    const past = { resetPasswordExpiration: new Date(before - 1000).toISOString() };
    await payload.db.updateOne({
      collection: 'users',
      where: { email: { equals: email } },
      data: past,
    });
    await expect(accept(token)).rejects.toThrow(/expired/);
  });

  it('can be sent again, and then the first link is void', async () => {
    await invite(payload, guest());
    expect(await invite(payload, guest())).toBe('just-now');
    expect(await invite(payload, guest(), Date.now() + HOUR)).toBe('again');
    const [first, second, ...more] = await tokensOf(email);
    expect(more).toEqual([]);
    await expect(accept(first)).rejects.toThrow(/expired/);
    await accept(second);
  });

  it('can be sent again after five minutes, to the same address in any spelling', async () => {
    const [at, MINUTE] = [Date.now(), 60_000];
    const shouted = { ...guest(), email: ` ${email.toUpperCase()} ` };
    expect(await invite(payload, shouted, at)).toBe('invited');
    expect(await invite(payload, shouted, at + 5 * MINUTE - 1)).toBe('just-now');
    expect(await invite(payload, guest(), at + 5 * MINUTE)).toBe('again');
    expect((await account())?.email).toBe(email);
    // The invitation before was sent by a clock that was ahead.
    expect(await invite(payload, guest(), at)).toBe('again');
  });

  it('ends with the first sign-in, and changes no account after that', async () => {
    await invite(payload, guest());
    expect((await account())?.invited_at).toBeTruthy();
    await accept((await tokensOf(email))[0]);
    expect((await account())?.invited_at).toBeNull();
    const later = { ...guest(), role: 'administrator' as const };
    expect(await invite(payload, later, Date.now() + HOUR)).toBe('signs-in');
    expect((await account())?.role).toBe('moderator');
    expect(await mailsTo(payload, email)).toHaveLength(1);
  });

  it('creates one account and one mail for simultaneous requests', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => invite(payload, guest())));
    expect(outcomes.sort()).toEqual(['invited', ...Array(4).fill('just-now')]);
    expect(await mailsTo(payload, email)).toHaveLength(1);
  });

  it('stays valid if a stranger requests a new password', async () => {
    const { mailNewPassword } = await import('../new-password.ts');
    await invite(payload, guest());
    await mailNewPassword(payload, email);
    await accept((await tokensOf(email))[0]);
  });
});

describe('invited employees', () => {
  it('become teachers of their own profile, several at once', async () => {
    const { id } = await addTeacher();
    const silent = await addTeacher({ name: 'Silent', email: undefined });
    const clerk = await addTeacher({
      name: 'Clerk',
      type: 'OFFICE_STAFF',
      email: addressOf('clerk'),
    });
    const { outcomes } = await askTwice({ role: 'teacher', employees: [id, silent.id, clerk.id] });
    expect(outcomes).toEqual([
      { name: 'Clerk', address: addressOf('clerk'), outcome: 'refused' },
      { name: 'Rina Das', address: email, outcome: 'invited' },
      { name: 'Silent', address: '', outcome: 'no-address' },
    ]);
    expect(await account()).toMatchObject({ role: 'teacher', employee: id });
    expect(await account(addressOf('clerk'))).toBeUndefined();
  });

  it('do not get the account of another person with the same address', async () => {
    await invite(payload, guest());
    const { id } = await addTeacher();
    const { outcomes } = await askTwice({ role: 'teacher', employees: [id] });
    expect(outcomes).toMatchObject([{ outcome: 'taken' }]);
    expect(await account()).toMatchObject({ role: 'moderator', employee: null });
  });
});

it('keep their account as teachers if a newer account has their former address', async () => {
  const employee = (await addTeacher()).id;
  await askTwice({ role: 'teacher', employees: [employee] });
  const { id = 0 } = (await account()) ?? {};
  const moved = { email: addressOf('moved') };
  await payload.db.updateOne({ collection: 'users', id, data: moved });
  expect(await invite(payload, guest())).toBe('invited');
  const { outcomes } = await askTwice({ role: 'teacher', employees: [employee] });
  expect(outcomes).toMatchObject([{ outcome: 'just-now' }]);
});

it('can become heads of their department with their own profile', async () => {
  const employee = (await addTeacher()).id;
  await askTwice({ role: 'head-of-department', employees: [employee] });
  expect(await account()).toMatchObject({ role: 'head-of-department', employee, department });
});

describe('the address of an employee', () => {
  it('is shown for confirmation before anything is mailed', async () => {
    const { id } = await addTeacher();
    const { outcomes } = await ask({ role: 'teacher', employees: [id] });
    const toConfirm = { name: 'Rina Das', address: email, outcome: 'confirm', employee: id };
    expect(outcomes).toEqual([toConfirm]);
    expect(await account()).toBeUndefined();
    const otherAddress = { [id]: addressOf('other') };
    const again = await ask({ role: 'teacher', employees: [id], confirmed: otherAddress });
    expect(again.outcomes).toEqual([toConfirm]);
    expect(await account()).toBeUndefined();
  });

  it('is shown with the account that changed it, unless that account invites', async () => {
    const { id } = await addTeacher();
    const user = await addUser(payload, 'department-editor', department);
    email = addressOf('moved-by-somebody');
    const change = { collection: 'employees', id, overrideAccess: false } as const;
    await payload.update({ ...change, data: { email }, user });
    const shown = async () => (await ask({ role: 'teacher', employees: [id] })).outcomes[0];
    expect(await shown()).toMatchObject({
      address: email,
      outcome: 'confirm',
      changedBy: 'department-editor@example.org',
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    email = addressOf('moved-by-me');
    await payload.update({ ...change, data: { email }, user: administrator });
    expect(await shown()).not.toHaveProperty('changedBy');
  });
});

describe('a new administrator', () => {
  it('is invited only with the current password of the inviting account', async () => {
    const request = { role: 'administrator', addresses: [email] };
    const refusal = (message: RegExp) => ({
      status: 400,
      errors: [
        { data: { errors: [{ path: 'password', message: expect.stringMatching(message) }] } },
      ],
    });
    expect(await ask(request)).toMatchObject(refusal(/own current password/));
    const wrong = await ask({ ...request, password: 'wrong' });
    expect(wrong).toMatchObject(refusal(/not your/));
    expect(await account()).toBeUndefined();
    const invited = await ask({ ...request, password: 'long enough for a test' });
    expect(invited.outcomes).toMatchObject([{ outcome: 'invited' }]);
  });
});

it('refuses only the invalid addresses of a list', async () => {
  const { outcomes } = await ask({
    role: 'editor',
    addresses: ['nobody', email, 'a@b', 'a@example.org\r\nBcc: b@example.org', 'x@bücher.example'],
  });
  expect(outcomes).toEqual([
    { name: '', address: 'nobody', outcome: 'bad-address' },
    { name: '', address: email, outcome: 'invited' },
    { name: '', address: 'a@b', outcome: 'bad-address' },
    { name: '', address: 'a@example.org\r\nbcc: b@example.org', outcome: 'bad-address' },
    { name: '', address: 'x@xn--bcher-kva.example', outcome: 'invited' },
  ]);
});

describe('people invited by address', () => {
  it.each([
    ['editor', null],
    ['department-editor', 'their own'],
    ['head-of-department', 'their own'],
  ] as const)('get the department with the role %s: %s', async (role, answersFor) => {
    await ask({ role, addresses: [email], department });
    expect((await account())?.department ?? null).toBe(answersFor && department);
  });
});

describe('selected accounts', () => {
  it('are invited again with their own role', async () => {
    const employee = (await addTeacher()).id;
    await askTwice({ role: 'teacher', employees: [employee] });
    const { id = 0 } = (await account()) ?? {};
    const again = () => ask({ role: 'administrator', accounts: [id] });
    expect((await again()).outcomes).toEqual([
      { name: 'Rina Das', address: email, outcome: 'just-now' },
    ]);
    const longAgo = { invited_at: new Date(Date.now() - HOUR).toISOString() };
    await payload.db.updateOne({ collection: 'users', id, data: longAgo });
    // Two simultaneous invitations of a person send one mail.
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ outcomes }) => outcomes[0].outcome).sort()).toEqual(['again', 'just-now']);
    const [first, second, ...more] = await tokensOf(email);
    expect(more).toEqual([]);
    await expect(accept(first)).rejects.toThrow(/expired/);
    await accept(second);
    expect(await account()).toMatchObject({ role: 'teacher', employee, invited_at: null });
    expect((await again()).outcomes).toMatchObject([{ outcome: 'signs-in' }]);
  });

  it('that no longer exist are left out', async () => {
    expect(await ask({ role: 'editor', accounts: [999_999] })).toEqual({
      status: 200,
      outcomes: [],
    });
  });
});

describe('an invitation request', () => {
  it.each(['editor', 'department-editor', 'iqac-coordinator', 'moderator'] as const)(
    'is refused from a %s',
    async (role) => {
      const user = await addUser(payload, role, department);
      const asked = { role: 'administrator', addresses: [email] };
      expect((await ask(asked, user)).status).toBe(403);
      expect(await account()).toBeUndefined();
    },
  );

  it('is refused from a teacher and without an account', async () => {
    const teacher = await addUser(payload, 'teacher', (await addTeacher()).id);
    for (const [user, status] of [
      [null, 401],
      [teacher, 403],
    ] as const)
      expect((await ask({ role: 'administrator', addresses: [addressOf('x')] }, user)).status).toBe(
        status,
      );
  });

  it.each<[string, object]>([
    ['an unknown role', { role: 'owner', addresses: ['a@example.org'] }],
    ['an invalid id', { role: 'teacher', employees: ['1 OR 1=1'] }],
    ['more than a hundred people', { role: 'editor', addresses: Array(101).fill('a@example.org') }],
  ])('is refused with %s', async (_what, asked) => {
    expect((await ask(asked)).status).toBe(400);
  });
});
