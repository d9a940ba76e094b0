/** Two-factor sign-in at every address of Payload that issues a token. */
import { createLocalReq, handleEndpoints, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../payload-types.ts';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { codeAt as CodeAt } from '../../testing/two-factor.ts';

// Refusals are delayed on purpose.
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }));

const password = 'long enough for a test';
let payload: Payload;
let answer: ReturnType<typeof import('../for-staff.ts').forStaff>;
let codeAt: typeof CodeAt;
let networks = 0;

beforeAll(async () => {
  payload = await temporaryCms();
  const { forStaff } = await import('../for-staff.ts');
  answer = forStaff(
    (request) => handleEndpoints({ config: payload.config, request }),
    async () => payload,
  );
  ({ codeAt } = await import('../../testing/two-factor.ts'));
}, patience);

interface Answer {
  status: number;
  cookie: string;
  /** Attributes of the session cookie. */
  attributes: string[];
  // biome-ignore lint/suspicious/noExplicitAny: any JSON answer
  body: any;
}

const ofBrowser = (Cookie: string) => ({
  Cookie,
  Origin: 'http://localhost:3001',
  'Sec-Fetch-Site': 'same-origin',
});

async function ask(path: string, data?: object, session = '', method = 'POST'): Promise<Answer> {
  const body = data && JSON.stringify(data);
  const headers = new Headers({
    ...ofBrowser(session),
    'X-Forwarded-For': `198.51.100.${networks}`,
  });
  if (body) {
    headers.set('Content-Type', 'application/json');
    headers.set('Content-Length', String(body.length));
  }
  const request = new Request(`http://localhost:3001/api/${path}`, { method, headers, body });
  const response = await answer(request, { params: Promise.resolve({ slug: path.split('/') }) });
  // Keys and codes must not be cached.
  if (path.startsWith('two-factor/') && response.ok)
    expect(response.headers.get('cache-control')).toBe('no-store');
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('payload-token='));
  const [cookie = '', ...attributes] = set?.split('; ') ?? [];
  return { status: response.status, cookie, attributes, body: await response.json() };
}

let accounts = 0;
async function account(role: User['role'] = 'moderator') {
  const email = `two-factor-${accounts++}@example.org`;
  const data = { email, password, role };
  const { id } = await payload.create({ collection: 'users', data });
  return { id, email };
}
const logIn = (email: string, code?: string, secret = password) =>
  ask('users/login', { email, password: secret, code });

/** An account with two-factor sign-in: its key, recovery codes and session. */
async function withTwoFactor(role?: User['role']) {
  const { id, email } = await account(role);
  const { cookie } = await logIn(email);
  const { body } = await ask('two-factor/show', {}, cookie);
  const on = await ask('two-factor/on', { password, code: codeAt(body.key, -1) }, cookie);
  expect(on.status).toBe(200);
  return { id, email, cookie, key: String(body.key), recovery: on.body.codes as string[] };
}
/** Answers of such an account that must contain no token. */
const tokenless = ({ cookie, body }: Answer) => {
  expect(cookie).toBe('');
  expect(JSON.stringify(body)).not.toMatch(/"token"|eyJ/);
};

beforeEach(() => {
  networks += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') });
  return () => void vi.useRealTimers();
});

describe('signing in', { timeout: patience }, () => {
  it('requires the code after the right password only', async () => {
    const { email, key } = await withTwoFactor();
    const answer = await logIn(email);
    expect([answer.status, answer.body.errors[0].data]).toEqual([
      401,
      { code: 'codeMissing', values: {} },
    ]);
    tokenless(answer);
    const wrong = await logIn(email, codeAt(key), 'a wrong password');
    expect(wrong.status).toBe(401);
    expect(wrong.body.errors[0].data).toBeUndefined();
    expect((await logIn(email, codeAt(key).replace(/^.../, '$&-'))).cookie).not.toBe('');
  });

  it('sets a cookie for this website and one working day', async () => {
    const { email } = await account();
    const { attributes } = await logIn(email);
    expect(attributes).toEqual(expect.arrayContaining(['SameSite=Strict', 'Path=/']));
    expect(attributes.join()).toMatch(/HttpOnly/);
    const expires =
      attributes.find((attribute) => attribute.startsWith('Expires='))?.slice(8) ?? '';
    const hours = (Date.parse(expires) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThan(8.1);
  });

  it('accepts each code only once, and no earlier code', async () => {
    const { email, key } = await withTwoFactor();
    const all = await Promise.all([1, 2, 3].map(() => logIn(email, codeAt(key))));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    tokenless(await logIn(email, codeAt(key)));
    tokenless(await logIn(email, codeAt(key, -1)));
  });

  it('accepts a phone clock that is one code off, and no more', async () => {
    const { email, key } = await withTwoFactor();
    for (const [periods, status] of [
      [-2, 401],
      [2, 401],
      [1, 200],
    ] as const)
      expect((await logIn(email, codeAt(key, periods))).status).toBe(status);
  });

  it('accepts each recovery code once', async () => {
    const { email, recovery } = await withTwoFactor();
    const [first = '', second = ''] = recovery;
    expect(recovery).toHaveLength(10);
    const all = await Promise.all([1, 2].map(() => logIn(email, first)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(email, second.replaceAll('-', ' '))).status).toBe(200);
  });

  it('counts wrong codes like wrong passwords', async () => {
    const { email, key } = await withTwoFactor();
    networks += 1;
    // A correct password without a code is neither counted nor resets the limits.
    const statuses: number[] = [];
    for (const code of ['000000', '000000', undefined, '000000', '000000', '000000', '000000'])
      statuses.push((await logIn(email, code)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    tokenless(await logIn(email, codeAt(key)));
  });
});

describe('no other address signs in without a code', { timeout: patience }, () => {
  it('a link from a mail sets the password and gives no token', async () => {
    const { id, email, key } = await withTwoFactor();
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    const reset = await ask('users/reset-password', { token, password: 'another that is long' });
    expect(reset.status).toBe(200);
    tokenless(reset);
    const user = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
    });
    expect(user?.sessions).toEqual([]);
    tokenless(await logIn(email, undefined, 'another that is long'));
    expect((await logIn(email, codeAt(key), 'another that is long')).cookie).not.toBe('');
  });

  it('other addresses give no token', async () => {
    const { email } = await withTwoFactor();
    for (const path of ['first-register', 'refresh-token', 'unlock', 'verify/x', 'me', 'init'])
      tokenless(await ask(`users/${path}`, { email, password }));
    const local = payload.login({ collection: 'users', data: { email, password } });
    await expect(local).rejects.toThrow('Enter the code');
  });

  it('ends earlier sessions except the one that switched it on', async () => {
    const { email } = await account();
    const [own, other] = [await logIn(email), await logIn(email)];
    const { body } = await ask('two-factor/show', {}, own.cookie);
    await ask('two-factor/on', { password, code: codeAt(body.key) }, own.cookie);
    expect((await ask('users/refresh-token', {}, own.cookie)).status).toBe(200);
    expect((await ask('users/refresh-token', {}, other.cookie)).status).toBe(401);
  });
});

describe('switching', { timeout: patience }, () => {
  it('on and off requires the password and a code, and is logged', async () => {
    const { email } = await account();
    const { cookie } = await logIn(email);
    const { body } = await ask('two-factor/show', {}, cookie);
    expect(body.qr).toMatch(/^<svg/);
    const on = (data: object) => ask('two-factor/on', data, cookie);
    expect((await on({ password: 'wrong', code: codeAt(body.key) })).status).toBe(400);
    expect((await on({ password, code: '000000' })).status).toBe(400);
    expect((await on({ password, code: codeAt(body.key) })).status).toBe(200);
    // An active key is neither shown again nor replaced.
    expect((await ask('two-factor/show', {}, cookie)).status).toBe(409);
    const off = (code: string) => ask('two-factor/off', { password, code }, cookie);
    expect((await off('000000')).status).toBe(400);
    expect((await off(codeAt(body.key, 1))).status).toBe(200);
    expect((await logIn(email)).cookie).not.toBe('');
    const where = { account_email: { equals: email } };
    const { docs } = await payload.find({ collection: 'account-changes', where, sort: 'id' });
    expect(docs.map(({ what }) => what)).toEqual(['on', 'off']);
  });

  it('on is refused if it is already on, and the key stays the same', async () => {
    const { email, cookie, key } = await withTwoFactor();
    const again = await ask('two-factor/on', { password, code: codeAt(key) }, cookie);
    expect([again.status, again.body.errors[0].message]).toEqual([
      409,
      'Two-factor sign-in is already on.',
    ]);
    expect((await logIn(email, codeAt(key))).status).toBe(200);
  });

  it.each([undefined, 0, 'x', 999_999])('off for an unknown account is refused: %s', async (of) => {
    const { cookie } = await logIn((await account('administrator')).email);
    const { status, body } = await ask('two-factor/off-for', { account: of, password }, cookie);
    expect([status, body.errors[0].message]).toEqual([404, 'There is no such account.']);
  });

  it.each(['show', 'on', 'codes', 'off', 'off-for'])('requires a session for %s', async (name) => {
    const { twoFactor } = await import('./two-factor-endpoints.ts');
    const endpoint = twoFactor.find(({ path }) => path === `/two-factor/${name}`);
    const response = await endpoint?.handler(await createLocalReq({}, payload));
    expect([response?.status, await response?.json()]).toEqual([
      401,
      {
        errors: [{ message: 'Please sign in first.', data: { code: 'signIn', values: {} } }],
      },
    ]);
  });

  it('is delayed after five wrong codes', async () => {
    const { cookie, key } = await withTwoFactor();
    const off = async (code: string) => {
      const { status } = await ask('two-factor/off', { password, code }, cookie);
      return status;
    };
    for (let n = 0; n < 5; n += 1) expect(await off('000000')).toBe(400);
    expect(await off(codeAt(key))).toBe(429);
  });

  it('to new recovery codes makes the earlier ones void', async () => {
    const { email, cookie, key, recovery } = await withTwoFactor();
    const { body } = await ask('two-factor/codes', { password, code: codeAt(key) }, cookie);
    // Ten codes, each too long to guess.
    const strong = Array.from({ length: 10 }, () => expect.stringMatching(/^\w{5}-\w{5}-\w{5}$/));
    expect([recovery, body.codes]).toEqual([strong, strong]);
    expect((await logIn(email, recovery[0])).status).toBe(401);
    expect((await logIn(email, body.codes[0])).status).toBe(200);
  });

  it('off for another account is allowed only to administrators, and is logged', async () => {
    const { id, email } = await withTwoFactor();
    const moderator = await withTwoFactor();
    const offFor = (cookie: string, secret = password) =>
      ask('two-factor/off-for', { account: id, password: secret }, cookie);
    expect((await offFor(moderator.cookie)).status).toBe(403);
    const administrator = await account('administrator');
    const { cookie } = await logIn(administrator.email);
    expect((await offFor(cookie, 'wrong')).status).toBe(400);
    expect((await offFor(cookie)).status).toBe(200);
    expect((await logIn(email)).cookie).not.toBe('');
    const { docs } = await payload.find({ collection: 'account-changes', sort: '-id', limit: 1 });
    const entry = { what: 'off-by-administrator', account_email: email };
    expect(docs).toMatchObject([{ ...entry, by_email: administrator.email }]);
  });

  it('off works on the server', async () => {
    const { switchOffByOperator } = await import('./switch.ts');
    const { email } = await withTwoFactor();
    expect(await switchOffByOperator(payload, email)).toBe(true);
    expect(await switchOffByOperator(payload, email)).toBe(false);
    expect((await logIn(email)).cookie).not.toBe('');
  });

  it('off by writing to the account is impossible', async () => {
    const { id, email, cookie } = await withTwoFactor('administrator');
    const data = { two_factor_since: null, two_factor_due: false };
    await ask(`users/${id}`, data, cookie, 'PATCH');
    tokenless(await logIn(email));
  });
});

it('stores its key encrypted, and deletes it with the account', { timeout: patience }, async () => {
  const { id, key } = await withTwoFactor();
  const find = { collection: 'two-factor-keys', where: { account: { equals: id } } } as const;
  const [row] = (await payload.find(find)).docs;
  expect(JSON.stringify(row)).not.toContain(key);
  const { open } = await import('../../platform/sign-in/two-factor-codes.ts');
  expect(open(String(row?.key))).toBe(key);
  expect(() => open(`${row?.key.slice(0, -2)}AA`)).toThrow();
  const seen = await payload.findByID({ collection: 'users', id, showHiddenFields: true });
  expect(JSON.stringify(seen)).not.toContain(String(row?.key));
  await payload.delete({ collection: 'users', id });
  expect((await payload.count(find)).totalDocs).toBe(0);
});

describe('a college that requires it', { timeout: patience }, () => {
  const demand = (two_factor_required: boolean) =>
    payload.updateGlobal({ slug: 'account-rules', data: { two_factor_required } });
  beforeEach(async () => {
    await demand(true);
    return () => demand(false);
  });

  it.each(['administrator', 'moderator'] as const)(
    'lets a %s without it do nothing but set it up',
    async (role) => {
      const { id, email } = await account(role);
      const { cookie } = await logIn(email);
      expect(cookie).not.toBe('');
      for (const [path, method] of [
        ['users', 'GET'],
        [`users/${id}`, 'PATCH'],
        ['notices', 'GET'],
        ['globals/account-rules', 'POST'],
        ['two-factor/off-for', 'POST'],
        ['invitations', 'POST'],
      ] as const)
        expect([
          path,
          (await ask(path, method === 'GET' ? undefined : {}, cookie, method)).status,
        ]).toEqual([path, 403]);
      const headers = new Headers(ofBrowser(cookie));
      const { user, permissions } = await payload.auth({ headers });
      expect(permissions.canAccessAdmin).toBeFalsy();
      const acting = { user, overrideAccess: false } as const;
      await expect(payload.find({ collection: 'visitor-notes', ...acting })).rejects.toThrow();
      await expect(
        payload.update({ collection: 'users', id, data: { name: 'N' }, ...acting }),
      ).rejects.toThrow();
      const { body } = await ask('two-factor/show', {}, cookie);
      await ask('two-factor/on', { password, code: codeAt(body.key) }, cookie);
      expect((await ask('users', undefined, cookie, 'GET')).status).toBe(200);
    },
  );

  it('requires it only from administrators and moderators', async () => {
    const { user } = { user: await addUser(payload, 'editor') };
    expect(user.two_factor_due).toBe(false);
  });
});
