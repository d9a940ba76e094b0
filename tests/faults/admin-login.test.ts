/** The door of the admin: guesses, foreign websites, sessions that end, passwords that are forgotten. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBackend } from '../../scripts/backend.ts';
import { freePort } from '../../scripts/ports.ts';
import { ask, logInAs, password, type Session, sessionOf } from '../support/accounts.ts';
import { type College, openCollege } from '../support/college.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

/** Wrong passwords that lock an account. */
const GUESSES = 5;
const MANY = Number(process.env.MANY_LOGINS ?? 30);

let college: College;
let admin: Session;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  admin = await sessionOf(college, college.admin.email, college.admin.password);
});
afterAll(() => college.close());

const api = (where: string) => `${college.cms}/api/${where}`;

async function account(name: string, role = 'editor') {
  const email = `${name}@example.org`;
  const { status, text } = await ask(api('users'), 'POST', admin, { email, password, role });
  expect(status).toBe(201);
  return { email, id: Number(JSON.parse(text).doc.id) };
}

const notice = { title: 'N', type: 'COLLEGE_ADMIN_NOTICE', date: new Date(0).toISOString() };
const publish = (headers: Record<string, string>) =>
  ask(api('notices'), 'POST', headers, { ...notice, _status: 'published' });
const enters = async (session: Record<string, string>) =>
  (await ask(api('notices?limit=1'), 'GET', session)).status === 200;

describe('wrong passwords', () => {
  test(`${GUESSES} lock an account, and nobody learns which accounts there are`, async () => {
    const { email } = await account('locked');
    const known = [];
    const unknown = [];
    for (let guess = 0; guess < GUESSES + 2; guess += 1) {
      const [one, other] = await Promise.all([
        logInAs(college, email, `wrong ${guess}`),
        logInAs(college, 'nobody@example.org', `wrong ${guess}`),
      ]);
      known.push(one);
      unknown.push(other);
    }
    const right = await logInAs(college, email);
    const all = [...known, ...unknown, right];
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(right.status).toBe(401);
    expect(right.text).toMatch(/wrong, or the account is locked/);
    for (const { headers, took } of all) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(took).toBeGreaterThan(990);
    }
    const mean = (answers: typeof all) =>
      answers.reduce((sum, { took }) => sum + took, 0) / answers.length;
    console.log(
      `Refused after ${Math.round(mean(known))} ms where there is an account, ` +
        `${Math.round(mean(unknown))} ms where there is none.`,
    );
    expect(Math.abs(mean(known) - mean(unknown))).toBeLessThan(150);

    expect((await ask(api('users/unlock'), 'POST', admin, { email })).status).toBe(200);
    expect((await logInAs(college, email)).status).toBe(200);
  });

  test(`${MANY} at once lock it, too, also for the right one among them`, async () => {
    const { email } = await account('guessed');
    const guesses = Array.from({ length: MANY }, (_, index) => logInAs(college, email, `${index}`));
    const answers = await Promise.all(guesses);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await logInAs(college, email)).status).toBe(401);
    expect(await enters(admin)).toBe(true);
  });
});

describe('the cookie of a session', () => {
  const partsOf = (cookie: unknown) => String(cookie).split('; ').slice(1);

  test('is for the browser alone, for this site alone, for one working day', async () => {
    const { headers } = await logInAs(college, college.admin.email, college.admin.password);
    const parts = partsOf(headers['set-cookie']);
    expect(parts.join('; ')).toMatch(/HttpOnly/);
    expect(parts).toEqual(expect.arrayContaining(['SameSite=Strict', 'Path=/']));
    const expires = parts.find((part) => part.startsWith('Expires='))?.slice(8) ?? '';
    const hours = (new Date(expires).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThan(8.1);
  });

  test('travels by https alone, where the admin has it', async () => {
    const port = await freePort();
    const cmsUrl = 'https://cms.example.org';
    const { dataDir, secrets, site: siteUrl } = college;
    const options = { dataDir, secrets, siteUrl, cmsUrl, port, stdio: 'ignore' } as const;
    const behindTls = await startBackend(options);
    const { headers } = await ask(
      `${behindTls.origin}/api/users/login`,
      'POST',
      { Origin: cmsUrl },
      college.admin,
    );
    await behindTls.stop();
    expect(partsOf(headers['set-cookie']).join('; ')).toMatch(/(^|; )Secure/);
  });
});

describe('another website', () => {
  const evil = 'https://evil.example';
  test.each([
    ['says where it is', { Origin: evil }],
    ['hides where it is', { Origin: 'null' }],
    ['is a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['sends a form', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
    ['says that it is us, nearly', { Origin: 'http://127.0.0.1.evil.example' }],
  ])('that %s changes nothing with the cookie of an editor', async (_name, headers) => {
    const { Cookie } = admin;
    const before = JSON.parse((await ask(api('notices/count'), 'GET', admin)).text).totalDocs;
    const posted = await publish({ Cookie, ...headers });
    expect([posted.status, posted.text]).toEqual([403, expect.stringContaining('another website')]);
    const logout = await ask(api('users/logout'), 'POST', { Cookie, ...headers });
    expect(logout.status).toBe(403);
    expect(await enters(admin)).toBe(true);
    const after = JSON.parse((await ask(api('notices/count'), 'GET', admin)).text).totalDocs;
    expect(after).toBe(before);
  });

  test('reads nothing either, and logs nobody in', async () => {
    const { Cookie } = admin;
    const reads = { Cookie, Origin: evil, 'Sec-Fetch-Site': 'cross-site' };
    expect(await enters(reads)).toBe(false);
    expect(await enters({ Cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(false);
    const { status, headers } = await ask(
      api('users/login'),
      'POST',
      { Origin: evil },
      college.admin,
    );
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    const asked = { Origin: evil, 'Access-Control-Request-Method': 'POST' };
    const preflight = await ask(api('notices'), 'OPTIONS', asked);
    expect(preflight.headers['access-control-allow-origin']).not.toBe(evil);
    expect(preflight.headers['access-control-allow-origin']).not.toBe('*');
  });

  test('does not put the admin into a frame', async () => {
    const { headers } = await ask(`${college.cms}/admin/login`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('a session ends', () => {
  test('when its owner logs out, though the cookie was kept', async () => {
    const { email } = await account('leaves');
    const [here, elsewhere] = [await sessionOf(college, email), await sessionOf(college, email)];
    const { status, headers } = await ask(api('users/logout'), 'POST', here);
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^payload-token=;/);
    expect([await enters(here), await enters(elsewhere)]).toEqual([false, true]);
  });

  test('when the password is changed, but for the one that changed it', async () => {
    const { email, id } = await account('changes');
    const [here, elsewhere] = [await sessionOf(college, email), await sessionOf(college, email)];
    const renewed = { password: 'another password of theirs' };
    expect((await ask(api(`users/${id}`), 'PATCH', here, renewed)).status).toBe(200);
    expect([await enters(here), await enters(elsewhere)]).toEqual([true, false]);
    expect((await logInAs(college, email)).status).toBe(401);
    expect((await ask(api(`users/${id}`), 'PATCH', admin, { password })).status).toBe(200);
    expect(await enters(here)).toBe(false);
  });

  test('when the account goes; and a right that is taken is gone at once', async () => {
    const { email, id } = await account('goes');
    const session = await sessionOf(college, email);
    expect((await publish(session)).status).toBe(201);
    await ask(api(`users/${id}`), 'PATCH', admin, { role: 'moderator' });
    expect((await publish(session)).status).toBe(403);
    await ask(api(`users/${id}`), 'DELETE', admin);
    expect(await enters(session)).toBe(false);
  });

  test('and one that is forged never began', async () => {
    const [head, body] = admin.Cookie.split('=')[1]?.split('.') ?? [];
    const unsigned = `${btoa('{"alg":"none"}').replace(/=/g, '')}.${body}.`;
    for (const token of [`${head}.${body}.`, unsigned, 'x.y.z', ''])
      expect(await enters({ ...admin, Cookie: `payload-token=${token}` })).toBe(false);
  });
});

describe('a forgotten password', () => {
  const elsewhere = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
  };
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    ask(api('users/forgot-password'), 'POST', headers, { email });

  test('is answered the same for everybody, and mailed once, with our own address', async () => {
    const { email } = await account('forgets');
    const asked = [email, 'nobody@example.org', email, email, 'no address', ''];
    const answers = await Promise.all(asked.map((address) => forgot(address, elsewhere)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    for (const { took } of answers) expect(took).toBeGreaterThan(990);

    await soon(async () => (await mailsTo(college.dataDir, email)).length > 0, 5000);
    const mails = await mailsTo(college.dataDir, email);
    expect(mails).toHaveLength(1);
    const mail = (mails[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).not.toContain('evil');
    const token = new RegExp(`${college.cms}/admin/reset/([0-9a-f]{40})`).exec(mail)?.[1];
    expect(token).toBeDefined();
    expect(await mailsTo(college.dataDir, 'nobody@example.org')).toEqual([]);

    const session = await sessionOf(college, email);
    const reset = { token, password: 'chosen after the mail' };
    const renew = () => ask(api('users/reset-password'), 'POST', { Origin: college.cms }, reset);
    expect((await renew()).status).toBe(200);
    expect(await enters(session)).toBe(false);
    expect((await logInAs(college, email)).status).toBe(401);
    expect((await logInAs(college, email, reset.password)).status).toBe(200);
    expect((await renew()).status).toBe(403);
  });
});
