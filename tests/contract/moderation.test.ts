import { expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { soon } from '../support/soon.ts';
import { alumna, mailsTo, prepareProofs } from '../support/submission.ts';

const [cms, site, dataDir] = [inject('cms'), inject('site'), inject('dataDir')];
const { admin } = inject('demo');

test('a registration is submitted, hidden until approved, and confirmed by mail', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const mails = (to: string) => mailsTo(dataDir, to);
  const { cookie, fields: bundled } = await prepareProofs({ origin: site, email, mails });
  const fields = { ...bundled, ...alumna, name: 'Demo Waiting' };
  const post = (call: string, body: object) =>
    fetch(`${site}/${call}`, {
      method: 'POST',
      headers: { Unit: 'website', 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const { reference } = await (await post('add-alumni-registration', fields)).json();
  expect(reference).toMatch(/^AR-/);

  const [photo] = bundled.dp as { path: string }[];
  const privateFiles = [`/files/media/${photo?.path}`, `/files/submitted-photos/${photo?.path}`];
  for (const path of privateFiles) expect((await fetch(site + path)).status).toBe(404);
  const file = `${cms}/api/submitted-photos/file/${photo?.path}`;
  expect((await fetch(file)).status).toBe(401);

  const moderator = await logIn({ cms, admin });
  const waiting = await moderator.list('alumni-registrations');
  const registration = waiting.find((registration) => registration.reference === reference);
  expect(registration).toMatchObject({ status: 'pending', email });
  await moderator.change('alumni-registrations', String(registration?.id), { status: 'approved' });
  await soon(async () => (await mailsTo(dataDir, email)).length === 2);
  const isPublic = async () => {
    const alumni = await (await post('getalumnibydept', { dept_code: 'PHY' })).json();
    return alumni.some(({ name }: { name: string }) => name === 'Demo Waiting');
  };
  await soon(isPublic);
});
