/**
 * The site while its backend is away, and after it is back.
 *
 * @long 60 s
 * @for contract site/cache site/serve
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { soon } from '../support/soon.ts';

let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

const open = async (path: string) => {
  const response = await fetch(college.site + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const admissions = () => open('/settings/admissionSettings.json');

// One test, because each step needs the one before.
const seen = ['/', '/departments', '/events', '/notifications/administrative', '/department/PHY'];

test('the site answers from its cache while the backend is stopped', async () => {
  // Right after its start, a busy machine may answer 503.
  await Promise.all(seen.map((path) => soon(async () => (await open(path)).status === 200)));
  const before = await Promise.all(seen.map(open));
  const call = await admissions();

  await college.stopBackend();
  await soon(async () => (await open('/readyz')).status === 503);
  expect(JSON.parse((await open('/readyz')).text)).toEqual({ ready: true, backend: false });
  // Services and containers start and keep a site without a backend.
  expect((await open('/health')).status).toBe(200);

  const during = await Promise.all(seen.map(open));
  expect(during.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(await admissions()).toMatchObject({ status: 200, text: call.text });

  const unseen = await open('/department/CHE/notices');
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(unseen.text).toContain('Try again');
  const unseenCall = await open('/getdeptdata?dept_code=CHE');
  expect(unseenCall.status).toBe(503);
  expect(unseenCall.text).toMatch(/^[A-Z][^\n<]+\.$/);
});

test('the site recovers when the backend is back, even a site that started without it', async () => {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const site = await startSite({ port, siteUrl, backendUrl: college.cms, stdio: 'ignore' });
  try {
    expect((await fetch(siteUrl)).status).toBe(503);
    expect((await fetch(`${siteUrl}/readyz`)).status).toBe(503);
    await college.startBackend();
    await soon(async () => (await fetch(siteUrl)).status === 200);
    await soon(async () => (await fetch(`${siteUrl}/readyz`)).status === 200);
  } finally {
    await site.stop();
  }
  await soon(async () => (await open('/department/CHE/notices')).status === 200);
  const title = `Back again ${crypto.randomUUID()}`;
  const editor = await logIn(college);
  await editor.createNotice({ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' });
  await soon(async () => (await open('/notifications/administrative')).text.includes(title));
});
