/** Checks in front of Payload's REST API. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takesWriterLate } from '../patches/sqlite/late-writer.ts';
import { addUser } from '../testing/content.ts';
import { mailsTo } from '../testing/mail/mails.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const handle = vi.fn(async (_request: Request) => Response.json({ ok: true }));
let payload: Payload;
let answer: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
let own: string;

beforeAll(async () => {
  payload = await temporaryCms();
  const { forStaff } = await import('./for-staff.ts');
  ({
    origins: [own = ''],
  } = await import('../platform/http/origins.ts'));
  const staff = forStaff(handle, async () => payload);
  answer = (path, headers = {}, method = 'POST') =>
    staff(new Request(`${own}/api/${path}`, { method, headers }), {
      params: Promise.resolve({ slug: path.split('/') }),
    });
}, patience);
beforeEach(() => {
  handle.mockReset();
  handle.mockImplementation(async () => Response.json({ ok: true }));
});

const evil = 'https://evil.example';

describe('another website', () => {
  it.each<[string, Record<string, string>]>([
    ['with its own origin', { Origin: evil }],
    ['with a hidden origin', { Origin: 'null' }],
    ['that is cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['on the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s cannot change anything, not even the session', async (_what, headers) => {
    for (const path of ['users/login', 'users/logout', 'notices'])
      expect((await answer(path, headers)).status).toBe(403);
    expect(handle).not.toHaveBeenCalled();
  });

  it('can read, while our own website can also change', async () => {
    expect((await answer('users/me', { Origin: evil }, 'GET')).status).toBe(200);
    expect((await answer('users/logout', { Origin: own })).status).toBe(200);
    expect((await answer('users/logout')).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(3);
  });
});

it('refuses an unreadable body, and passes on other errors', async () => {
  handle.mockRejectedValueOnce(new SyntaxError('Unexpected token'));
  const response = await answer('users/logout', { Origin: own });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      errors: [
        { message: 'The request cannot be read.', data: { code: 'requestUnreadable', values: {} } },
      ],
    },
  ]);
  handle.mockRejectedValueOnce(new Error('Of the inside'));
  await expect(answer('users/logout', { Origin: own })).rejects.toThrow('Of the inside');
});

describe('without a session', () => {
  it.each(['notices', 'users', 'users/1', 'users/unlock', 'users/me/1', 'x-users/me'])(
    'closes %s',
    async (path) => {
      expect((await answer(path, {}, 'GET')).status).toBe(401);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it.each(['a-12345678.pdf', 'ফল%20a.pdf'])(
    'leads from the file %s to the website',
    async (file) => {
      const { status, headers } = await answer(`media/file/${file}`, {}, 'GET');
      const { environment } = await import('../platform/environment.ts');
      const { href } = new URL(`/files/media/${file}`, environment.SITE_URL);
      expect([status, headers.get('location')]).toEqual([302, href]);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it('reads only small requests', async () => {
    const large = { 'Content-Length': `${16 * 1024 + 1}` };
    expect((await answer('users/logout', large)).status).toBe(413);
    expect((await answer('users/logout', { 'Content-Length': `${16 * 1024}` })).status).toBe(200);
  });
});

it('delays a refusal by a second, but not a success', async () => {
  const { evenly } = await import('./for-staff.ts');
  const ended: string[] = [];
  const began = performance.now();
  const attempt = (name: string, status: number) =>
    evenly(async () => new Response(null, { status })).then(() => ended.push(name));
  await Promise.all([attempt('refused', 401), attempt('let in', 200)]);
  expect(ended).toEqual(['let in', 'refused']);
  expect(performance.now() - began).toBeGreaterThan(990);
});

async function headersOfEditor(): Promise<Record<string, string>> {
  const { email } = await addUser(payload, 'editor');
  const data = { email, password: 'long enough for a test' };
  const { token = '' } = await payload.login({ collection: 'users', data });
  return { Authorization: `JWT ${token}` };
}

it('accepts the session of an existing account', async () => {
  expect((await answer('notices', await headersOfEditor(), 'GET')).status).toBe(200);
  expect(handle).toHaveBeenCalledOnce();
});

it('begins late only the transaction of a new file', async () => {
  const headers = await headersOfEditor();
  handle.mockImplementation(async () => Response.json({ isLate: takesWriterLate() }));
  const isLate = async (path: string, method: string) =>
    (await (await answer(path, headers, method)).json()).isLate;
  expect(await isLate('media', 'POST')).toBe(true);
  expect(await isLate('media/1', 'PATCH')).toBe(false);
  expect(await isLate('notices', 'POST')).toBe(false);
});

it('refuses a malformed id before Payload handles it', async () => {
  const response = await answer('users/logout\u0000');
  expect(response.status).toBe(401);
  const headers = await headersOfEditor();
  const refused = await answer('notices/NaN', headers, 'GET');
  expect([refused.status, await refused.json()]).toEqual([
    404,
    {
      errors: [{ message: 'There is no such record.', data: { code: 'noRecord', values: {} } }],
    },
  ]);
  expect(handle).not.toHaveBeenCalled();
  expect((await answer('notices/1', headers, 'GET')).status).toBe(200);
});

it('answers every request for a new password alike, and mails only existing accounts', async () => {
  await addUser(payload, 'editor');
  const { forStaff } = await import('./for-staff.ts');
  const staff = forStaff(handle, async () => payload);
  const [nobody, editor] = ['nobody@example.org', 'editor@example.org'];
  for (const email of [nobody, editor]) {
    const body = JSON.stringify({ email });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': `${body.length}` };
    const response = await staff(
      new Request(`${own}/api/users/forgot-password`, { method: 'POST', body, headers }),
      { params: Promise.resolve({ slug: ['users', 'forgot-password'] }) },
    );
    expect([response.status, await response.json()]).toEqual([200, { message: 'Success' }]);
  }
  // Payload itself would need different times.
  expect(handle).not.toHaveBeenCalled();
  // Nobody was mailed before: once the editor's mail is there, others would be too.
  await expect.poll(() => mailsTo(payload, editor)).toHaveLength(1);
  expect(await mailsTo(payload, nobody)).toEqual([]);
});

describe('the security log', () => {
  const form = { 'Content-Type': 'application/json', Origin: '' };
  const post = async (path: string, fields: object, headers = {}) => {
    const { forStaff } = await import('./for-staff.ts');
    const request = new Request(`${own}/api/${path}`, {
      method: 'POST',
      headers: { ...form, Origin: own, ...headers },
      body: JSON.stringify(fields),
    });
    const params = Promise.resolve({ slug: path.split('/') });
    return forStaff(handle, async () => payload)(request, { params });
  };
  const lines = async () => {
    const { readSecurityLog } = await import('../platform/security-log/security-log.ts');
    return (await readSecurityLog({ most: 1000 })).map((line) =>
      [line.event, line.outcome, line.account].join(' '),
    );
  };

  it('has each attempt to sign in, and the typed address only if it is an account', async () => {
    const { email } = await addUser(payload, 'editor');
    const refused = (data?: object) =>
      Response.json({ errors: [{ message: 'No', data }] }, { status: 401 });
    const password = 'any';
    await post('users/login', { email: ` ${email.toUpperCase()}`, password });
    handle.mockImplementation(async () => refused());
    await post('users/login', { email, password });
    await post('users/login', { email: 'nobody@example.org', password });
    handle.mockImplementation(async () => refused({ code: 'codeMissing' }));
    await post('users/login', { email, password });
    handle.mockImplementation(async () => refused());
    const guesses = Array.from({ length: 4 }, () => post('users/login', { email, password }));
    await Promise.all(guesses);
    await post('users/login', { email, password });
    // Mails of other tests are logged whenever they leave.
    const attempts = (await lines()).filter((line) => line.startsWith('sign-in '));
    expect(attempts.toReversed().slice(-9)).toEqual([
      `sign-in ok ${email}`,
      `sign-in refused ${email}`,
      'sign-in refused unknown',
      `sign-in code ${email}`,
      ...Array.from({ length: 4 }, () => `sign-in refused ${email}`),
      `sign-in limit ${email}`,
    ]);
  }, 30_000);

  it('has requests for a new password, and what became of a link', async () => {
    const { withRequest } = await import('../platform/http/request-context.ts');
    // An address from which no other test has asked within this minute.
    const context = { logged: { request: 'r1', path: '' }, address: '203.0.113.9' };
    await withRequest(context, () =>
      post('users/forgot-password', { email: 'nobody@example.org' }),
    );
    expect((await lines())[0]).toBe('password-link refused unknown');
    handle.mockImplementation(async () => Response.json({}, { status: 403 }));
    await post('users/reset-password', { token: 't', password: 'any' });
    expect((await lines())[0]).toBe('password-reset refused unknown');
    handle.mockImplementation(async () => Response.json({ user: { email: 'a@b.in' } }));
    await post('users/reset-password', { token: 't', password: 'any' });
    expect((await lines())[0]).toBe('password-reset ok a@b.in');
  });

  it('has sign-outs of accounts only', async () => {
    const before = await lines();
    await post('users/logout', {});
    expect(await lines()).toEqual(before);
    const { email } = await addUser(payload, 'editor');
    const auth = vi.spyOn(payload, 'auth').mockResolvedValue({ user: { email } } as never);
    await post('users/logout', {});
    auth.mockRestore();
    expect((await lines())[0]).toBe(`sign-out ok ${email}`);
  });
});
