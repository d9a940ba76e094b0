import { expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { soon } from '../support/soon.ts';
import { alumna, bringAlong, mailsTo } from '../support/submission.ts';

const [cms, site, dataDir] = [inject('cms'), inject('site'), inject('dataDir')];
const { admin } = inject('demo');

test('a registration goes through the site, waits unseen, is approved and mailed about', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const mails = (to: string) => mailsTo(dataDir, to);
  const { cookie, fields: brought } = await bringAlong({ origin: site, email, mails });
  const fields = { ...brought, ...alumna, name: 'Demo Waiting' };
  const post = (call: string, body: object) =>
    fetch(`${site}/${call}`, {
      method: 'POST',
      headers: { Unit: 'website', 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const { reference } = await (await post('add-alumni-registration', fields)).json();
  expect(reference).toMatch(/^AR-/);

  const [photo] = brought.dp as { path: string }[];
  const closed = [`/files/media/${photo?.path}`, `/files/submitted-photos/${photo?.path}`];
  for (const path of closed) expect((await fetch(site + path)).status).toBe(404);
  const file = `${cms}/api/submitted-photos/file/${photo?.path}`;
  expect((await fetch(file)).status).toBe(401);

  const moderator = await logIn({ cms, admin });
  const waiting = await moderator.list('alumni-registrations');
  const kept = waiting.find((registration) => registration.reference === reference);
  expect(kept).toMatchObject({ status: 'pending', email });
  await moderator.change('alumni-registrations', String(kept?.id), { status: 'approved' });
  await soon(async () => (await mailsTo(dataDir, email)).length === 2);
  const named = async () => {
    const alumni = await (await post('getalumnibydept', { dept_code: 'PHY' })).json();
    return alumni.some(({ name }: { name: string }) => name === 'Demo Waiting');
  };
  await soon(named);
});
