/**
 * Attacks on sign-in: guessed passwords, foreign websites, expired sessions, forgotten passwords.
 *
 * @long 60 s
 * @for cms/platform/sign-in cms/staff-api/log-in
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBackend } from '../../scripts/services/backend.ts';
import { freePort } from '../../scripts/services/service.ts';
import {
  type Answer,
  ask,
  logInAs,
  password,
  type Session,
  sessionOf,
} from '../support/accounts.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

/** Wrong passwords that a network may try for an account. */
const GUESSES = 5;
const MANY = Number(process.env.MANY_LOGINS ?? 30);
/** Number of people who sign in at the same moment. */
const LOGINS = 64;

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

const from = (network: string) => ({ Origin: college.cms, 'X-Forwarded-For': network });
const tryFrom = (network: string, email: string, secret = password, more = {}) =>
  ask(
    api('users/login'),
    'POST',
    { ...from(network), ...more },
    {
      email,
      password: secret,
    },
  );
const median = (times: number[]) =>
  Math.round(times.toSorted((value, other) => value - other)[times.length >> 1] ?? 0);
/** The cookie that marks a browser from which the owner has signed in. */
const deviceIn = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers['set-cookie']).match(/college-device-[^=]+=[^;]+/)?.[0] ?? '';

describe('wrong passwords', () => {
  test(`${GUESSES} guesses make the guesser wait, and reveal no accounts`, async () => {
    const { email } = await account('guessed');
    const guess = (address: string, index: number) =>
      tryFrom('198.51.100.7', address, `wrong ${index}`);
    // The two requests may stand at two sides of a full second.
    const toCompare = ({ status, text }: Answer) => [status, text.replace(/"seconds":\d+/, '')];
    const answers: { known: Answer; unknown: Answer }[] = [];
    for (let index = 0; index < GUESSES + 2; index += 1) {
      const known = await guess(email, index);
      const unknown = await guess('nobody@example.org', index);
      expect(toCompare(known)).toEqual(toCompare(unknown));
      expect(known.status).toBe(index < GUESSES ? 401 : 429);
      answers.push({ known, unknown });
    }
    const last = answers.at(-1)?.known;
    expect(last?.text).toMatch(/Too many wrong passwords. Try again in 3 minutes/);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60);
    const all = answers.flatMap(({ known, unknown }) => [known, unknown]);
    for (const { headers, took } of all) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(took).toBeGreaterThan(990);
    }
    const times = (which: 'known' | 'unknown') => answers.map((pair) => pair[which].took);
    const [known, unknown] = [times('known'), times('unknown')];
    console.log(
      `Refused after ${median(known)} ms where there is an account, ` +
        `${median(unknown)} ms where there is none.`,
    );
    // On a busy machine the time of guesses varies; known and unknown accounts must not differ by
    // more than that.
    const spread = Math.max(...unknown) - Math.min(...unknown);
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(150 + spread);
  });

  test(`${MANY} guesses at once are all counted, and lock out no other account`, async () => {
    const { email } = await account('besieged');
    const own = deviceIn(await tryFrom('203.0.113.1', email));
    expect(own).not.toBe('');
    const guesses = Array.from({ length: MANY }, (_, index) =>
      tryFrom('198.51.100.8', email, `${index}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MANY - GUESSES);
    // The correct password is refused from that network too; from another network, or with a known
    // browser, it is accepted.
    expect((await tryFrom('198.51.100.8', email)).status).toBe(429);
    expect((await tryFrom('203.0.113.2', email)).status).toBe(200);
    expect((await tryFrom('198.51.100.8', email, password, { Cookie: own })).status).toBe(200);
    expect(await enters(admin)).toBe(true);
  });

  test('have a limit in a known browser too, whose cookie opens no other account', async () => {
    const [known, neighbour] = [await account('known'), await account('neighbour')];
    const Cookie = deviceIn(await tryFrom('203.0.113.3', known.email));
    const forged = Cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const network = '198.51.100.9';
    for (let index = 0; index < GUESSES; index += 1)
      await tryFrom(network, known.email, `${index}`);
    for (const headers of [{}, { Cookie: forged }])
      expect((await tryFrom(network, known.email, password, headers)).status).toBe(429);
    for (let index = 0; index < GUESSES; index += 1)
      await tryFrom(network, neighbour.email, `${index}`, { Cookie });
    expect((await tryFrom(network, neighbour.email, password, { Cookie })).status).toBe(429);
    const slips = [];
    for (let index = 0; index < 11; index += 1)
      slips.push((await tryFrom(network, known.email, `${index}`, { Cookie })).status);
    expect(slips).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe('many sign-ins at once', () => {
  test('do not slow down others', async () => {
    const { email } = await account('busy');
    const Cookie = deviceIn(await tryFrom('203.0.113.4', email));
    const work = async () => {
      const { took, status } = await ask(api('notices?limit=10&depth=0'), 'GET', admin);
      expect(status).toBe(200);
      return took;
    };
    const quiet = [];
    for (let index = 0; index < 20; index += 1) quiet.push(await work());
    let over = false;
    const logins = Array.from({ length: LOGINS }, (_, index) =>
      tryFrom(`192.0.2.${index}`, college.admin.email, college.admin.password),
    );
    const all = Promise.all(logins).then((answers) => {
      over = true;
      return answers;
    });
    const busy: number[] = [];
    const again = tryFrom('203.0.113.5', email, password, { Cookie });
    while (!over) busy.push(await work());
    const signIn = await again;
    const answers = await all;
    const successes = answers.filter(({ status }) => status === 200);
    const worst = (times: number[]) => Math.round(Math.max(...times));
    const last = worst(successes.map(({ took }) => took));
    console.log(
      `An editor's request takes ${median(quiet)} ms, at worst ${worst(quiet)}; while ${LOGINS} sign in ` +
        `${median(busy)} ms, at worst ${worst(busy)} (${busy.length} requests); signing in with a known browser ${Math.round(signIn.took)} ms; ` +
        `${successes.length} of ${LOGINS} signed in, the last after ${last} ms.`,
    );
    expect(signIn.status).toBe(200);
    // On any machine it is not queued behind waiting sign-ins.
    expect(signIn.took).toBeLessThan(last / 2);
    expect(worst(busy)).toBeLessThan(last / 4);
    // A request that waits half a minute is answered with 503.
    expect([200, 503]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(successes.length).toBeGreaterThan(LOGINS / 8);
  });

  test('are refused if the request is too large', async () => {
    const { email } = college.admin;
    const large = await ask(api('users/login'), 'POST', from('192.0.2.1'), {
      email,
      password: 'x'.repeat(20_000),
    });
    expect(large.status).toBe(413);
    const form = new FormData();
    form.append('_payload', JSON.stringify(college.admin));
    const signedIn = await fetch(api('users/login'), { method: 'POST', body: form });
    expect(signedIn.status).toBe(200);
  });
});

describe('the cookie of a session', () => {
  const partsOf = ([cookie]: unknown[] | string = []) => String(cookie).split('; ').slice(1);

  test('is HttpOnly, SameSite and valid for one working day', async () => {
    const { headers } = await logInAs(college, college.admin.email, college.admin.password);
    const parts = partsOf(headers['set-cookie']);
    expect(parts.join('; ')).toMatch(/HttpOnly/);
    expect(parts).toEqual(expect.arrayContaining(['SameSite=Strict', 'Path=/']));
    const expires = parts.find((part) => part.startsWith('Expires='))?.slice(8) ?? '';
    const hours = (new Date(expires).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThan(8.1);
  });

  test('is Secure if the admin has https', async () => {
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
    ['names its origin', { Origin: evil }],
    ['hides its origin', { Origin: 'null' }],
    ['is another host of the domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['sends a form', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
    ['has a name that begins like ours', { Origin: 'http://127.0.0.1.evil.example' }],
  ])('changes nothing with the cookie of an editor if it %s', async (_name, headers) => {
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

  test('cannot read, and cannot sign anybody in', async () => {
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
    const preflightHeaders = { Origin: evil, 'Access-Control-Request-Method': 'POST' };
    const preflight = await ask(api('notices'), 'OPTIONS', preflightHeaders);
    expect(preflight.headers['access-control-allow-origin']).not.toBe(evil);
    expect(preflight.headers['access-control-allow-origin']).not.toBe('*');
  });

  test('cannot frame the admin', async () => {
    const { headers } = await ask(`${college.cms}/admin/login`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('the admin on a local machine', () => {
  const other = () => college.cms.replace('127.0.0.1', 'localhost');

  test('accepts sign-in and writes by both names of the machine', async () => {
    const { status, headers } = await ask(
      `${other()}/api/users/login`,
      'POST',
      { Origin: other() },
      college.admin,
    );
    expect(status).toBe(200);
    const [Cookie = ''] = String(headers['set-cookie']).split(';');
    const session = { Cookie, Origin: other(), 'Sec-Fetch-Site': 'same-origin' };
    const posted = await ask(`${other()}/api/notices`, 'POST', session, notice);
    expect(posted.status).toBe(201);
    // Its scripts use the address at which it was opened, because its policy would otherwise block
    // them.
    const { text } = await ask(`${other()}/admin`, 'GET', session);
    expect(text).not.toContain(`${college.cms}/`);
  });
});

describe('the way a user signs in', () => {
  const renewed = 'another password of theirs';
  const changes = (session: Session, id: number, change: object) =>
    ask(api(`users/${id}`), 'PATCH', session, change);

  test('is changed with the current password only, not by an open session', async () => {
    const { email, id } = await account('owner');
    const session = await sessionOf(college, email);
    const many = `users?where[id][equals]=${id}`;
    const present_password = 'a guess';
    for (const change of [
      { password: renewed },
      { email: 'thief@example.org' },
      { password: renewed, present_password },
      { email: 'thief@example.org', present_password },
    ]) {
      const refused = await changes(session, id, change);
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('current password'),
      ]);
      const all = await ask(api(many), 'PATCH', session, change);
      expect(JSON.parse(all.text).docs).toEqual([]);
    }
    expect((await changes(session, id, { name: 'Owner', email })).status).toBe(200);
    expect((await logInAs(college, email)).status).toBe(200);
  });

  test('cannot be guessed with a session, and is stored nowhere', async () => {
    const { email, id } = await account('typist');
    const session = await sessionOf(college, email);
    const first = await changes(session, id, { password: renewed, present_password: password });
    expect([first.status, first.text]).toEqual([200, expect.not.stringContaining('present')]);
    for (let index = 0; index < GUESSES; index += 1)
      await changes(session, id, { password, present_password: `${index}` });
    const late = await changes(session, id, { password, present_password: renewed });
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('Too many')]);
  });

  test('is set by an administrator for others only', async () => {
    const { email, id } = await account('forgetful');
    expect((await changes(admin, id, { password: renewed })).status).toBe(400);
    const present_password = college.admin.password;
    const proven = { password: renewed, present_password };
    expect((await changes(admin, id, proven)).status).toBe(200);
    expect((await logInAs(college, email, renewed)).status).toBe(200);
    const { user } = JSON.parse((await ask(api('users/me'), 'GET', admin)).text);
    expect((await changes(admin, user.id, { password: renewed })).status).toBe(400);
  });
});

describe('a session ends', () => {
  test('when its user signs out, even if the cookie is kept', async () => {
    const { email } = await account('leaves');
    const [here, elsewhere] = [await sessionOf(college, email), await sessionOf(college, email)];
    const { status, headers } = await ask(api('users/logout'), 'POST', here);
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^payload-token=;/);
    expect([await enters(here), await enters(elsewhere)]).toEqual([false, true]);
  });

  test('when the password changes, except the session that changed it', async () => {
    const { email, id } = await account('changes');
    const [here, elsewhere] = [await sessionOf(college, email), await sessionOf(college, email)];
    const renewed = { password: 'another password of theirs', present_password: password };
    expect((await ask(api(`users/${id}`), 'PATCH', here, renewed)).status).toBe(200);
    expect([await enters(here), await enters(elsewhere)]).toEqual([true, false]);
    expect((await logInAs(college, email)).status).toBe(401);
    const reset = { password, present_password: college.admin.password };
    expect((await ask(api(`users/${id}`), 'PATCH', admin, reset)).status).toBe(200);
    expect(await enters(here)).toBe(false);
  });

  test('when the account is deleted, and a revoked right ends at once', async () => {
    const { email, id } = await account('goes');
    const session = await sessionOf(college, email);
    expect((await publish(session)).status).toBe(201);
    const revoked = { role: 'moderator', present_password: college.admin.password };
    expect((await ask(api(`users/${id}`), 'PATCH', admin, revoked)).status).toBe(200);
    expect((await publish(session)).status).toBe(403);
    await ask(api(`users/${id}`), 'DELETE', admin);
    expect(await enters(session)).toBe(false);
  });

  test('if its token is forged', async () => {
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

  test('has the same answer for everybody, and one mail with our own address', async () => {
    const { email } = await account('forgets');
    const addresses = [email, 'nobody@example.org', email, email, 'no address', ''];
    const answers = await Promise.all(addresses.map((address) => forgot(address, elsewhere)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    for (const { took } of answers) expect(took).toBeGreaterThan(990);

    await soon(async () => (await mailsTo(college.dataDir, email)).length > 0);
    const mails = await mailsTo(college.dataDir, email);
    expect(mails).toHaveLength(1);
    const mail = (mails[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).not.toContain('evil');
    const token = new RegExp(`${college.cms}/admin/reset/([0-9a-f]{40})`).exec(mail)?.[1];
    expect(token).toBeDefined();
    expect(await mailsTo(college.dataDir, 'nobody@example.org')).toEqual([]);

    // The admin's form sends its fields as one JSON part.
    const form = new FormData();
    form.append('_payload', JSON.stringify({ email: college.admin.email }));
    expect((await fetch(api('users/forgot-password'), { method: 'POST', body: form })).ok).toBe(
      true,
    );
    await soon(async () => (await mailsTo(college.dataDir, college.admin.email)).length > 0);

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
