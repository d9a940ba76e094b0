/**
 * Logs and metrics of both processes contain no private data of visitors' submissions.
 *
 * @long 60 s
 * @for cms/platform/http cms/submissions server/log.ts
 */
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.ts';
import { freePort, type Service } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { writeLastBackup } from '../../server/last-backup.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { patientFetch } from '../support/patient-fetch.ts';
import { soon } from '../support/soon.ts';

const visitor = {
  name: 'Privata Nobody',
  email: 'privata.nobody@example.org',
  phone: '9864011122',
  contact: 'Whisper Lane 7',
  message: 'whispered-7f3a',
};
const isPrivate = /privata|example\.org|9864011122|whisper/i;

let college: College;
let site: Service;
let addresses: { site: string; cms: string };
let logs: { site: string; cms: string };

beforeAll(async () => {
  const [ofSite, ofCms, nobody, port] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  addresses = {
    site: `http://127.0.0.1:${ofSite}/metrics`,
    cms: `http://127.0.0.1:${ofCms}/metrics`,
  };
  const env = {
    METRICS_PORT: String(ofCms),
    SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    LOG_LEVEL: 'debug',
  };
  college = await openCollege(inject('demo'), env);
  const folder = path.dirname(college.dataDir);
  logs = { site: path.join(folder, 'measured-site.log'), cms: path.join(folder, 'cms.log') };
  const file = openSync(logs.site, 'a');
  site = await startSite({
    port,
    siteUrl: `http://127.0.0.1:${port}`,
    backendUrl: college.cms,
    env: { METRICS_PORT: String(ofSite), LOG_LEVEL: 'debug' },
    stdio: ['ignore', file, file],
  });
  await visit();
});
afterAll(async () => {
  await site.stop();
  await college.close();
});

const post = (to: string, body: unknown, type = 'application/json') =>
  fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': type, Unit: 'website' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends everything that a visitor can enter: valid, invalid, and while the database is full. */
async function visit() {
  const { email } = visitor;
  for (const address of [
    '/',
    '/',
    '/as',
    `/search?q=${email}`,
    `/nowhere/${email}`,
    `/getcollege?${email}`,
  ])
    await patientFetch(site.origin + address);
  await fetch(`${site.origin}/email-verification?email=${email}`);
  await post(`${site.origin}/email-verification`, { email });
  await post(`${site.origin}/email-verification-otp`, { email, otp: '123456' });
  await post(`${site.origin}/addvisitornote`, `{"email": "${email}"`);
  await post(`${site.origin}/contactus`, `email=${email}`, 'application/x-www-form-urlencoded');
  await post(`${college.cms}/api/users/login`, { email, password: visitor.message });
  const note = async () => ({ ...visitor, captcha: await solveCaptcha(site.origin) });
  expect((await post(`${site.origin}/addvisitornote`, await note())).status).toBe(200);
  const database = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'), {
    timeout: 5000,
  });
  database.exec('ALTER TABLE visitor_notes RENAME TO set_aside');
  expect((await post(`${site.origin}/addvisitornote`, await note())).status).toBe(500);
  database.exec('ALTER TABLE set_aside RENAME TO visitor_notes');
  database.close();
  await soon(async () => (await readFile(logs.cms, 'utf8')).includes('was refused'));
}

const current = async (of: 'site' | 'cms') => (await fetch(addresses[of])).text();

describe('logs', () => {
  test.each(['site', 'cms'] as const)('are lines of JSON without personal data: %s', async (of) => {
    const text = await readFile(logs[of], 'utf8');
    const own = text.split('\n').filter((line) => line && !/^\s*([▲✓-] .*)?$/.test(line));
    expect(own.length).toBeGreaterThan(0);
    for (const line of own) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    expect(text).not.toMatch(isPrivate);
  });

  test('report what failed, and where', async () => {
    const lines = (await readFile(logs.cms, 'utf8')).split('\n');
    const failed = lines.find((line) => line.includes('call addvisitornote failed'));
    expect(JSON.parse(failed ?? '')).toMatchObject({
      level: 50,
      err: {
        message: expect.stringContaining('visitor_notes'),
        stack: expect.stringContaining(' at '),
      },
    });
  });
});

test('one id follows a refused submission from the site to the backend', async () => {
  const rows = async (of: 'site' | 'cms') =>
    (await readFile(logs[of], 'utf8')).split('\n').flatMap((line) => {
      const row = line.startsWith('{') ? JSON.parse(line) : {};
      return row.request ? [row] : [];
    });
  const id = '0123456789abcdef0123456789abcdef';
  const claim = { headers: { 'X-Request-Id': id, 'Content-Type': 'application/json' } };
  const ask = (origin: string) =>
    fetch(`${origin}/addvisitornote`, { method: 'POST', body: '{}', ...claim });
  expect((await ask(college.cms)).status).toBe(400);
  await soon(async () => (await rows('cms')).some(({ request }) => request === id));
  expect((await rows('cms')).find(({ request }) => request === id)).toMatchObject({
    level: 30,
    path: '/addvisitornote',
    status: 400,
    msg: expect.stringMatching(/./),
  });
  // This site trusts no proxy, so it takes no id from a visitor.
  expect((await ask(site.origin)).status).toBe(400);
  expect((await rows('cms')).filter(({ request }) => request === id)).toHaveLength(1);
  const failed = (await rows('cms')).find(({ msg }) => msg?.startsWith('call addvisitornote'));
  expect(failed).toMatchObject({ path: '/addvisitornote', request: expect.any(String) });
});

test('sign-ins are in the security log, and the network address in no other', async () => {
  const { email, password } = college.admin;
  const claims = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': '203.0.113.77',
    'X-Request-Id': 'fedcba9876543210fedcba9876543210',
  };
  const signIn = (given: string) =>
    fetch(`${college.cms}/api/users/login`, {
      method: 'POST',
      headers: claims,
      body: JSON.stringify({ email, password: given }),
    });
  expect((await signIn('wrong')).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
  const day = new Date().toISOString().slice(0, 10);
  const file = path.join(college.dataDir, 'security-log', `${day}.jsonl`);
  const text = await readFile(file, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const own = { account: email, address: '203.0.113.77', request: claims['X-Request-Id'] };
  expect(lines.slice(-2)).toMatchObject([
    { ...own, event: 'sign-in', outcome: 'refused' },
    { ...own, event: 'sign-in', outcome: 'ok' },
  ]);
  // The visitor of this test is no account, and what was typed is not written.
  expect(lines.map(({ account }) => account)).toContain('unknown');
  expect(text).not.toMatch(/privata|whisper/i);
  const log = await readFile(logs.cms, 'utf8');
  expect(log).not.toContain('203.0.113.77');
  const refusal = log.split('\n').find((line) => line.includes(claims['X-Request-Id']));
  expect(JSON.parse(refusal ?? '')).toMatchObject({ level: 30, path: '/api/users/login' });
  expect(refusal).not.toContain('stack');
});

describe('metrics', () => {
  test('count routes, statuses, the page cache and the backend at the site', async () => {
    const text = await current('site');
    expect(text).toMatch(/^site_request_seconds_count\{route="\/",status="2xx"\} [2-9]/m);
    expect(text).toMatch(/^site_request_seconds_count\{route="\/search",status="2xx"\} 1$/m);
    expect(text).toMatch(
      /^site_request_seconds_count\{route="\/addvisitornote",status="5xx"\} 1$/m,
    );
    expect(text).toMatch(
      /^site_backend_call_seconds_count\{call="getcollege",status="2xx"\} [1-9]/m,
    );
    expect(text).toMatch(/^site_page_cache_total\{result="render"\} [1-9]/m);
    expect(text).toMatch(/^site_backend_up 1$/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test('count calls, mails and queues at the backend', async () => {
    const text = await current('cms');
    expect(text).toMatch(/^cms_call_seconds_count\{call="addvisitornote",status="2xx"\} 1$/m);
    expect(text).toMatch(/^cms_call_seconds_count\{call="addvisitornote",status="5xx"\} 1$/m);
    expect(text).toMatch(/^cms_mails_total\{result="failed"\} [1-9]/m);
    expect(text).toMatch(/^cms_mails_queued\{state="waiting"\} [1-9]/m);
    expect(text).toMatch(/^cms_submissions_waiting\{kind="visitor-notes"\} [1-9]/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('contain no submitted data and do not grow with it', async () => {
    const series = async () => {
      const texts = [await current('site'), await current('cms')];
      expect(texts.join('')).not.toMatch(isPrivate);
      return texts.map((text) => text.match(/^(site|cms)_\w+\{/gm)?.length);
    };
    const ask = async (name: string) => {
      await fetch(`${site.origin}/${name}?${name}=${name}`);
      await fetch(`${site.origin}/department/${name}`);
      await fetch(`${college.cms}/${name}`);
    };
    // Search counts are reported by a separate call a little later.
    await soon(async () => (await current('site')).includes('call="addsearchcounts"'));
    await ask('first');
    const before = await series();
    for (let count = 0; count < 20; count += 1) await ask(`path-${count}`);
    expect(await series()).toEqual(before);
  });

  test('have every name of deploy/alerts.yaml', async () => {
    const { groups } = parse(await readFile(inRoot('deploy/alerts.yaml'), 'utf8'));
    const rules: { alert: string; expr: string }[] = groups.flatMap(
      ({ rules }: { rules: object[] }) => rules,
    );
    expect(rules.length).toBeGreaterThan(9);
    await writeLastBackup(college.dataDir, { good: { time: new Date().toISOString(), size: 1 } });
    const text = (await current('site')) + (await current('cms'));
    for (const { alert, expr } of rules) {
      const names = expr.match(/\b(site|cms|process|nodejs)_\w+|\bup\b/g) ?? [];
      expect([alert, names]).not.toEqual([alert, []]);
      // `up` is made by Prometheus. This machine has no certificate to show.
      for (const name of names.filter((name) => name !== 'up'))
        expect(text).toMatch(
          name.startsWith('cms_certificate_')
            ? new RegExp(`^# TYPE ${name} gauge$`, 'm')
            : new RegExp(`^${name}[ {]`, 'm'),
        );
    }
  });

  test('are not served on the public address', async () => {
    for (const origin of [site.origin, college.cms])
      expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });
});
