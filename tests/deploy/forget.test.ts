/**
 * `npm run forget` as an administrator runs it while the backend is running.
 *
 * @long 60 s
 * @for cms/commands cms/submissions
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { command } from '../support/command.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { soon } from '../support/soon.ts';
import { alumna, mailsTo, prepareProofs } from '../support/submission.ts';

let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

const forget = async (...words: string[]) => {
  const { dataDir } = college;
  const { code, text } = await command('forget', words, { DATA_DIR: dataDir }, dataDir);
  expect([code, text]).toEqual([0, text]);
  return text;
};

/** Sends a registration with this name. Resolves with its reference. */
async function register(name: string, email: string): Promise<string> {
  const mails = (to: string) => mailsTo(college.dataDir, to);
  const { cookie, fields } = await prepareProofs({ origin: college.site, email, mails });
  const response = await fetch(`${college.site}/add-alumni-registration`, {
    method: 'POST',
    headers: { Unit: 'website', 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ ...fields, ...alumna, name }),
  });
  return (await response.json()).reference;
}

/** The public profile with this name. */
async function alumnaNamed(name: string): Promise<{ dp_url: string[] } | undefined> {
  const response = await fetch(`${college.site}/getalumnibydept`, {
    method: 'POST',
    headers: { Unit: 'website', 'Content-Type': 'application/json' },
    body: JSON.stringify({ dept_code: 'PHY' }),
  });
  const alumni: { name: string; dp_url: string[] }[] = await response.json();
  return alumni.find((item) => item.name === name);
}

test('npm run forget lists first, deletes on request, and the running website follows', async () => {
  const reference = await register('Demo Leaving', 'leaving@example.org');
  const moderator = await logIn(college);
  const [stored] = (await moderator.list('alumni-registrations')).filter(
    (item) => item.reference === reference,
  );
  await moderator.change('alumni-registrations', String(stored?.id), { status: 'approved' });
  await soon(async () => Boolean(await alumnaNamed('Demo Leaving')));
  const portrait = new URL((await alumnaNamed('Demo Leaving'))?.dp_url[0] ?? '', college.site);
  const status = async () => (await fetch(college.site + portrait.pathname)).status;
  expect(await status()).toBe(200);

  const text = await forget('Leaving+tag@example.org');
  expect(text).toMatch(/1 {2}alumni registrations\n.*1 {2}in the list of alumni/);
  expect(text).toContain('Nothing was deleted.');
  expect(await alumnaNamed('Demo Leaving')).toBeDefined();

  await forget('leaving@example.org', '--delete');
  await soon(async () => (await alumnaNamed('Demo Leaving')) === undefined);
  await soon(async () => [404, 410].includes(await status()));
  expect(await forget('leaving@example.org')).toContain('Nothing is stored');
  expect(await register('Demo Staying', 'staying@example.org')).toMatch(/^AR-/);
});
